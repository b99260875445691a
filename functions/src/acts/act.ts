import type { ActTable, AskedOf, RefusalOf } from '../../../src/domain/acts/described.ts';
import type { Member } from '../../../src/domain/acts/member.ts';
import type { StaffActs } from '../../../src/domain/acts/staff-acts.ts';
import type { VisitorActs } from '../../../src/domain/acts/visitor/visitor-acts.ts';
import type { MailedKind } from '../../../src/domain/request/petition-link.ts';
import type { StaffRole } from '../../../src/domain/session.ts';
import type { StoredAct } from '../../../src/records/audit-reading.ts';
import type { RecordFields } from '../../../src/records/fields.ts';
import type { Store } from './store.ts';
import type { ProvenLink } from './visitor/link.ts';
import type { Write } from './write.ts';

/** An entry of the audit, with an id that follows from the state; `carryOut` signs and dates it. */
export interface Entry {
  readonly id: string;
  /** `accion` as stored. */
  readonly action: string;
  /** The path of the document that it is about. */
  readonly about: string;
  /** The case, and what the log says in one sentence without another read. */
  readonly fields?: RecordFields;
}

/** One for each case that an act changes. */
export type Entries = readonly [Entry, ...Entry[]];

/** How an act ended. `done`: it was said again, and it stands already. */
export type Outcome<Why extends string, Noted extends Entries | undefined> =
  | { readonly writes: readonly Write[]; readonly entries: Noted }
  | 'done'
  | { readonly refused: Why };

interface Run<
  Acts extends ActTable,
  Name extends keyof Acts,
  Who,
  Noted extends Entries | undefined,
> {
  /** `now` is one moment for every document, taken anew when the transaction runs again. */
  run(
    asked: AskedOf<Acts, Name>,
    tools: Who & { readonly store: Store; readonly now: Date },
  ): Promise<Outcome<RefusalOf<Acts, Name>, Noted>>;
}

interface ByMember {
  readonly member: Member;
}

/** What an act of staff is given. */
export type StaffTools = ByMember & { readonly store: Store; readonly now: Date };

/** The anonymous session that a visitor acts in; its request has the same id. */
export interface Visitor {
  readonly uid: string;
}

interface ByVisitor {
  readonly visitor: Visitor;
}

/** An act of staff, by who has one of these roles: with the actions of its entries, or why it has none. */
export type StaffAct<Name extends keyof StaffActs> = { readonly roles: readonly StaffRole[] } & (
  | ({ readonly audit: readonly [StoredAct, ...StoredAct[]] } & Run<
      StaffActs,
      Name,
      ByMember,
      Entries
    >)
  | ({ readonly noAudit: string } & Run<StaffActs, Name, ByMember, undefined>)
);

interface ByLink {
  readonly link: ProvenLink;
}

/**
 * An act of visitors, by what it needs: the session that it is about, a code that the act looks up, or a
 * mailed link of a kind, with the code and the key that it is given. The audit is about what staff do.
 */
export type VisitorAct<Name extends keyof VisitorActs> =
  | ({ readonly needs: 'session' } & Run<VisitorActs, Name, ByVisitor, undefined>)
  | ({ readonly needs: 'code' } & Run<VisitorActs, Name, unknown, undefined>)
  | ({ readonly needs: 'link'; readonly kind: MailedKind } & Run<
      VisitorActs,
      Name,
      ByLink,
      undefined
    >);

/** Makes an act of staff; the name gives the types of what it takes and answers. */
export const staffAct = <const Name extends keyof StaffActs>(
  _name: Name,
  act: StaffAct<Name>,
): StaffAct<Name> => act;

/** Makes an act of visitors; the name gives the types of what it takes and answers. */
export const visitorAct = <const Name extends keyof VisitorActs>(
  _name: Name,
  act: VisitorAct<Name>,
): VisitorAct<Name> => act;

/** A refusal of an act. */
export const refused = <const Why extends string>(why: Why) => ({ refused: why });

/** A refusal because of an obstacle. The roles of the act have been asked already. */
export const refusedBy = <const Obstacle extends string>(obstacle: Obstacle) =>
  refused((obstacle === 'role' ? 'denied' : obstacle) as Exclude<Obstacle, 'role'> | 'denied');
