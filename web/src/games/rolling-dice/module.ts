import type { GameModule } from '../module';
import Board from './Board.svelte';
import Enter from './Enter.svelte';
import Still from './Still.svelte';
import { announce, moveText, planText, summary, tell } from './telling';

export default { Board, Enter, Still, moveText, planText, tell, announce, summary, throws: true, digits: 1 } satisfies GameModule<'rolling-dice'>;
