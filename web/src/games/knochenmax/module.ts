import type { GameModule } from '../module';
import Board from './Board.svelte';
import Enter from './Enter.svelte';
import Still from './Still.svelte';
import { announce, moveText, planText, summary, tell } from './tell';

export default { Board, Enter, Still, announce, moveText, planText, summary, tell, throws: true } satisfies GameModule<'knochenmax'>;
