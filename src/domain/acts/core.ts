import { described } from './described';
import { documentId, object, whole } from './shape';

/**
 * Has events sent again that did not reach the bank's core system; `resends` tells how often the
 * screen saw them sent again.
 */
export const resendEvents = described(
  object({ subject: documentId, resends: whole(0, 9_999) }),
  'conflict',
);
