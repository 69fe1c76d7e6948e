import type { GameModule } from '../module';
import Board from './Board.svelte';
import Still from './Still.svelte';
import { moveText, tell } from './tell';

export default { Board, Still, moveText, tell } satisfies GameModule<'pig'>;
