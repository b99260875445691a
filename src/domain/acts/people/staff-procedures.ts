import { changePassword } from './passwords';
import { peopleProcedures } from './people';

/**
 * What staff do that changes accounts too, which no transaction can, so it is no act. It may take up
 * to a minute, and it is never said again by itself: the second time it may be refused, or mail again.
 */
export const staffProcedures = { ...peopleProcedures, changePassword } as const;

/** The procedures of staff. */
export type StaffProcedures = typeof staffProcedures;
