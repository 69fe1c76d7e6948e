/** The colours of the dice, for the seats of a table. */

import { t } from '../../lib/words.svelte';
import type { Colours } from '../card';
import Mark from './parts/Mark.svelte';

export default { Mark, nameOf: (colour) => t(`rd-colour-${colour}`) } satisfies Colours;
