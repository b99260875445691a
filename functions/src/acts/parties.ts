import type { Member } from '../../../src/domain/acts/member.ts';
import { staffActs as describedForStaff } from '../../../src/domain/acts/staff-acts.ts';
import { visitorActs as describedForVisitors } from '../../../src/domain/acts/visitor/visitor-acts.ts';
import type { MailedKind } from '../../../src/domain/request/petition-link.ts';
import type { Entries, Outcome, Visitor } from './act.ts';
import { nameIn, type Party } from './carry-out.ts';
import { isStaffSession, isVisitorSession, memberOf } from './guard.ts';
import { staffActs } from './staff.ts';
import type { Store } from './store.ts';
import { type LinkKey, type ProvenLink, proveLink } from './visitor/link.ts';
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
  isSession: (token, now) => isStaffSession(token, now),
  async admit({ name, token }, store) {
    if (!token) return undefined;
    const act = staffActs[name as keyof typeof staffActs] as unknown as ActOfStaff;
    const [entry] = await store.get(`personal/${token.uid}`);
    const member = memberOf(token, entry);
    if (!member?.roles.some((role) => act.roles.includes(role))) return undefined;
    return { audit: act.audit, run: (asked, tools) => act.run(asked, { ...tools, member }) };
  },
};

interface ActOfVisitors extends Act<{ readonly visitor?: Visitor; readonly link?: ProvenLink }> {
  readonly needs: 'session' | 'code' | 'link';
  readonly kind: MailedKind;
}

const actOfVisitors = (name: string) =>
  visitorActs[name as keyof typeof visitorActs] as unknown as ActOfVisitors;

/** Whether a call names an act of visitors that needs no session. */
export function needsNoSession(name: unknown): boolean {
  const known = nameIn(describedForVisitors, name);
  return known !== undefined && actOfVisitors(known).needs !== 'session';
}

/**
 * Anonymous sessions, and whoever has a code or a mailed link, with a session or without. A token
 * outlives the erasure of its session's data by up to an hour.
 */
export const visitors: Party = {
  described: describedForVisitors,
  isSession: (token, _, name) => needsNoSession(name) || isVisitorSession(token),
  async admit({ name, asked: given, token, now }, store) {
    const act = actOfVisitors(name);
    if (act.needs === 'code') return act;
    if (act.needs === 'session') {
      if (!token) return undefined;
      const visitor = { uid: token.uid };
      const [erased] = await store.get(`borradas/${visitor.uid}`);
      if (erased) return undefined;
      return { run: (asked, tools) => act.run(asked, { ...tools, visitor }) };
    }
    const link = await proveLink(store, given as LinkKey, act.kind, now);
    if (!link) return undefined;
    // Said again, it stands already.
    if (link.isUsed) return { run: async () => 'done' };
    return { run: (asked, tools) => act.run(asked, { ...tools, link }) };
  },
};
