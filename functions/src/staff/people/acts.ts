import { FieldValue } from 'firebase-admin/firestore';
import { checkLine, normalizeText } from '../../../../src/domain/fields/fields.ts';
import type { StaffRole } from '../../../../src/domain/session.ts';
import { MAX_RESET_REASON, type PeopleAct } from '../../../../src/domain/staff/people.ts';
import { readRoles } from '../../../../src/records/staff/roles.ts';
import { noteIn } from '../staff-audit.ts';
import { resetSecondFactor, switchOff, switchOn } from './access.ts';
import { changeDirectory, REVIEW } from './directory.ts';
import { invite, sendAgain, withdraw } from './invite.ts';
import { changeRoles, confirmRoles, declineRoles } from './roles.ts';
import { type InvitationTools, PeopleRefused, type PeopleTools } from './tools.ts';

/** Notes that this administrator has looked through the whole list. */
async function review({ db, ...tools }: PeopleTools, author: string): Promise<void> {
  await changeDirectory({ db, ...tools }, author, (_people, transaction) => {
    const note = { autor: author, fecha: FieldValue.serverTimestamp() };
    transaction.set(db.doc(REVIEW), note);
    noteIn(transaction, db, { ...note, accion: 'revisar-personal', sobre: 'personal' });
  });
}

/** Text of a call; anything else is empty, which no act takes. */
const text = (value: unknown) => (typeof value === 'string' && value.length <= 500 ? value : '');

/** Roles of a call. Throws `PeopleRefused` for a word that is none. */
function roles(value: unknown): StaffRole[] {
  const known = readRoles(value);
  if (!Array.isArray(value) || known.length !== value.length) throw new PeopleRefused('invalid');
  return known;
}

/** The id of an entry. Throws `PeopleRefused` for what cannot be one. */
function idIn(value: unknown): string {
  const id = text(value);
  if (!/^[A-Za-z0-9]{1,128}$/.test(id)) throw new PeopleRefused('invalid');
  return id;
}

function reasonIn(value: unknown): string {
  const reason = text(value);
  if (checkLine(reason, MAX_RESET_REASON) !== undefined) throw new PeopleRefused('invalid');
  return normalizeText(reason);
}

/** Carries out an act as this administrator. Throws `PeopleRefused` if nothing was changed. */
export async function carryOut(
  tools: InvitationTools,
  author: string,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  const act = data.act as PeopleAct['act'];
  switch (act) {
    case 'invite': {
      const asked = { name: text(data.name), email: text(data.email), roles: roles(data.roles) };
      return invite(tools, author, asked);
    }
    case 'sendAgain':
      return sendAgain(tools, author, idIn(data.id));
    case 'withdraw':
      return withdraw(tools, author, idIn(data.id));
    case 'changeRoles': {
      const asked = { id: idIn(data.id), seen: roles(data.seen), roles: roles(data.roles) };
      if (asked.roles.length === 0) throw new PeopleRefused('invalid');
      return changeRoles(tools, author, asked);
    }
    case 'confirmRoles':
      return confirmRoles(tools, author, { id: idIn(data.id), seen: roles(data.seen) });
    case 'declineRoles':
      return declineRoles(tools, author, idIn(data.id));
    case 'switchOff':
      return switchOff(tools, author, idIn(data.id));
    case 'switchOn':
      return switchOn(tools, author, idIn(data.id));
    case 'resetSecondFactor':
      return resetSecondFactor(tools, author, {
        id: idIn(data.id),
        reason: reasonIn(data.reason),
      });
    case 'review':
      return review(tools, author);
    default:
      throw new PeopleRefused('invalid');
  }
}
