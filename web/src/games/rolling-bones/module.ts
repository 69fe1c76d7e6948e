import type { GameModule } from '../module';
import Board from './Board.svelte';
import Enter from './Enter.svelte';
import Still from './Still.svelte';
import { announce, planText, summary } from './telling';
import { moveText, tell } from './texts';

export default { Board, Enter, Still, moveText, tell, summary, announce, planText, throws: true } satisfies GameModule<'rolling-bones'>;
