import { described } from './described';
import { peopleProcedures } from './people';
import { object, text } from './shape';

/** Longer than any password that the bank takes; what is wrong with this one is another question. */
const MAX_TYPED = 500;

const password = text((value) => value.length <= MAX_TYPED);

/**
 * What staff do that changes accounts too, which no transaction can, so it is no act. It may take up
 * to a minute, and it is never said again by itself: the second time it may be refused, or mail again.
 */
export const staffProcedures = {
  ...peopleProcedures,
  changePassword: described(
    object({ present: password, next: password }),
    ...(['wrong-password', 'weak-password'] as const),
  ),
} as const;

/** The procedures of staff. */
export type StaffProcedures = typeof staffProcedures;
