/** The protocol's types, as the server's code has them, under the names that views use. */

import type { AdviceView, ServerMessage } from '../api/protocol';

export type * from '../api/protocol';
export type Advice = AdviceView;
/** The answer to a look: over the stream it also has a type and a number. */
export type Looked = Omit<Extract<ServerMessage, { type: 'looked' }>, 'type' | 'id'>;
