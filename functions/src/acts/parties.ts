import type { Member } from '../../../src/domain/acts/member.ts';
import { staffActs as describedForStaff } from '../../../src/domain/acts/staff-acts.ts';
import { visitorActs as describedForVisitors } from '../../../src/domain/acts/visitor-acts.ts';
import type { Entries, Outcome, Visitor } from './act.ts';
import type { Party } from './carry-out.ts';
import { isStaffSession, isVisitorSession, memberOf } from './guard.ts';
import { staffActs } from './staff.ts';
import type { Store } from './store.ts';
import { visitorActs } from './visitor.ts';

/** An act, once its types have been checked where it was made. */
interface Act<Who> {
  run(
    asked: unknown,
    tools: Who & { readonly store: Store; readonly now: Date },
  ): Promise<Outcome<string, Entries | undefined>>;
}

interface ActOfStaff extends Act<{ readonly member: Member }> {
  readonly roles: readonly string[];
  readonly audit?: readonly string[];
}

/** The members of the directory, each with the acts of the own roles. */
export const staff: Party = {
  described: describedForStaff,
  isSession: isStaffSession,
  async admit(name, token, store) {
    const act = staffActs[name as keyof typeof staffActs] as unknown as ActOfStaff;
    const [entry] = await store.get(`personal/${token.uid}`);
    const member = memberOf(token, entry);
    if (!member?.roles.some((role) => act.roles.includes(role))) return undefined;
    return { audit: act.audit, run: (asked, tools) => act.run(asked, { ...tools, member }) };
  },
};

/** Anonymous sessions. A token outlives the erasure of its session's data by up to an hour. */
export const visitors: Party = {
  described: describedForVisitors,
  isSession: isVisitorSession,
  async admit(name, { uid }, store) {
    const act = visitorActs[name as keyof typeof visitorActs] as unknown as Act<{
      readonly visitor: Visitor;
    }>;
    const [erased] = await store.get(`borradas/${uid}`);
    if (erased) return undefined;
    return { run: (asked, tools) => act.run(asked, { ...tools, visitor: { uid } }) };
  },
};
