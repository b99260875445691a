import { FieldValue } from 'firebase-admin/firestore';
import type { AskedOf } from '../../../../src/domain/acts/described.ts';
import { mayAdminister } from '../../../../src/domain/acts/member.ts';
import { type StaffProcedures, staffProcedures } from '../../../../src/domain/acts/people.ts';
import { refused } from '../../acts/act.ts';
import { type Call, nameIn, parsed } from '../../acts/carry-out.ts';
import { askGuard } from '../../acts/guard.ts';
import type { Database } from '../../acts/store.ts';
import { noteIn } from '../staff-audit.ts';
import { resetSecondFactor, switchOff, switchOn } from './access.ts';
import { changeDirectory, REVIEW } from './directory.ts';
import { invite, sendAgain, withdraw } from './invite.ts';
import { changeRoles, confirmRoles, declineRoles } from './roles.ts';
import type { InvitationTools, PeopleTools } from './tools.ts';

/** Notes that this administrator has looked through the whole list. */
async function review({ db, ...tools }: PeopleTools, author: string): Promise<void> {
  await changeDirectory({ db, ...tools }, author, (_people, transaction) => {
    const note = { autor: author, fecha: FieldValue.serverTimestamp() };
    transaction.set(db.doc(REVIEW), note);
    noteIn(transaction, db, { ...note, accion: 'revisar-personal', sobre: 'personal' });
  });
}

type Procedure<Asked> = (tools: InvitationTools, author: string, asked: Asked) => Promise<void>;

const procedures: {
  readonly [Name in keyof StaffProcedures]: Procedure<AskedOf<StaffProcedures, Name>>;
} = {
  // The list is told after every procedure.
  listPeople: async () => {},
  invite,
  sendAgain: (tools, author, { id }) => sendAgain(tools, author, id),
  withdraw: (tools, author, { id }) => withdraw(tools, author, id),
  changeRoles,
  confirmRoles,
  declineRoles: (tools, author, { id }) => declineRoles(tools, author, id),
  switchOff: (tools, author, { id }) => switchOff(tools, author, id),
  switchOn: (tools, author, { id }) => switchOn(tools, author, id),
  resetSecondFactor,
  review,
};

/** A procedure for the administrator who may carry it out. It throws `PeopleRefused` if nothing was changed. */
interface Admitted {
  readonly name: string;
  readonly run: (tools: InvitationTools) => Promise<void>;
}

/** The procedure that a call asks for: the guard lets the session in, and it takes what it was given. */
export async function admit(
  database: Database,
  { name, asked, token }: Call,
  now: Date,
): Promise<Admitted | { readonly refused: 'denied' | 'invalid' }> {
  const member = await askGuard(database, token, now);
  if (!member || !mayAdminister(member)) return refused('denied');
  const known = nameIn(staffProcedures, name);
  const given = known === undefined ? undefined : parsed(staffProcedures, known, asked);
  if (known === undefined || given === undefined) return refused('invalid');
  // The parser of this name gave what it takes.
  const procedure = procedures[known] as Procedure<unknown>;
  return { name: known, run: (tools) => procedure(tools, member.uid, given.asked) };
}
