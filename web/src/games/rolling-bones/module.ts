import type { GameModule } from '../module';
import Board from './Board.svelte';
import Enter from './Enter.svelte';
import Still from './Still.svelte';
import { moveText, tell } from './texts';

export default { Board, Enter, Still, moveText, tell, throws: true } satisfies GameModule<'rolling-bones'>;
