import type { GameModule } from '../module';
import Board from './Board.svelte';
import Enter from './Enter.svelte';
import Still from './Still.svelte';
import { moveText, tell } from './telling';

const rollingDice: GameModule = { Board, Enter, Still, moveText, tell };

export default rollingDice;
