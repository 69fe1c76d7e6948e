import type { GameModule } from '../module';
import Board from './Board.svelte';
import Enter from './Enter.svelte';
import Still from './Still.svelte';
import { moveText, tell } from './telling';

export default { Board, Enter, Still, moveText, tell, throws: true, digits: 1 } satisfies GameModule<'rolling-dice'>;
