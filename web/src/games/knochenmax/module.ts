import type { GameModule } from '../module';
import Board from './Board.svelte';
import Enter from './Enter.svelte';
import Still from './Still.svelte';
import { moveText, tell } from './tell';

export default { Board, Enter, Still, moveText, tell, throws: true } satisfies GameModule<'knochenmax'>;
