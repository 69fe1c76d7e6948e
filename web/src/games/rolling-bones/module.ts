/** Rolling Bones as the app knows it. */

import type { GameModule } from '../module';
import Board from './Board.svelte';
import Enter from './Enter.svelte';
import Still from './Still.svelte';
import { moveText, tell } from './texts';

const rollingBones: GameModule = { Board, Enter, Still, moveText, tell };
export default rollingBones;
