import type { AskedOf } from '../../../src/domain/acts/described.ts';
import { mayAdminister } from '../../../src/domain/acts/member.ts';
import type { PeopleProcedures } from '../../../src/domain/acts/people/people.ts';
import {
  staffProcedures as described,
  type StaffProcedures,
} from '../../../src/domain/acts/people/staff-procedures.ts';
import { askGuard } from '../acts/guard.ts';
import type { Procedures } from '../acts/procedure.ts';
import { managePeople } from './people/procedures.ts';
import type { InvitationTools } from './people/tools.ts';
import { changePassword, type PasswordTools } from './staff-password.ts';

/** What the procedures of staff need beside the documents. */
export type StaffServices = Omit<InvitationTools, 'session'> & PasswordTools;

/** The procedures of staff: each member's own password, and the accounts for administrators. */
export const staffProcedures: Procedures<StaffServices> = {
  described,
  async admit(name, token, database, now) {
    const isOwn = name === 'changePassword';
    const member = await askGuard(database, token, now, isOwn ? 'new-password' : 'act');
    if (!token || !member) return undefined;
    // The parser of this name gives what it takes.
    if (isOwn)
      return (asked, services) =>
        changePassword(services, member, asked as AskedOf<StaffProcedures, 'changePassword'>);
    if (!mayAdminister(member)) return undefined;
    const known = name as keyof PeopleProcedures;
    return (asked, services) =>
      managePeople(
        known,
        { ...services, session: token },
        member.uid,
        asked as AskedOf<PeopleProcedures, typeof known>,
      );
  },
};
