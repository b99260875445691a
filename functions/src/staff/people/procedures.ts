import type { Answer, AskedOf } from '../../../../src/domain/acts/described.ts';
import type { PeopleProcedures, ToldPeople } from '../../../../src/domain/acts/people/people.ts';
import { toldPeople } from '../../../../src/records/people-answer.ts';
import { newEntryPath } from '../staff-audit.ts';
import { resetSecondFactor, switchOff, switchOn } from './access.ts';
import { changeDirectory, listPeople, REVIEW } from './directory.ts';
import { invite, sendAgain, withdraw } from './invite.ts';
import { changeRoles, confirmRoles, declineRoles } from './roles.ts';
import { type InvitationTools, PeopleRefused, type PeopleTools } from './tools.ts';

/** Notes that this administrator has looked through the whole list. */
async function review(tools: PeopleTools, author: string): Promise<void> {
  const note = { autor: author, fecha: new Date(tools.now()) };
  const noted = { ...note, accion: 'revisar-personal', sobre: 'personal' };
  await changeDirectory(tools, author, () => ({
    writes: [
      { set: REVIEW, fields: note },
      { create: newEntryPath(), fields: noted },
    ],
    answer: undefined,
  }));
}

type Work<Asked> = (tools: InvitationTools, author: string, asked: Asked) => Promise<void>;

const work: {
  readonly [Name in keyof PeopleProcedures]: Work<AskedOf<PeopleProcedures, Name>>;
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

/** Carries out a procedure on the staff's accounts as this administrator, and tells the list. */
export async function managePeople<Name extends keyof PeopleProcedures>(
  name: Name,
  tools: InvitationTools,
  author: string,
  asked: AskedOf<PeopleProcedures, Name>,
): Promise<Answer<PeopleRefused['refusal'], ToldPeople>> {
  try {
    await work[name](tools, author, asked);
  } catch (error) {
    if (!(error instanceof PeopleRefused)) throw error;
    const { refusal } = error;
    if (refusal === 'denied') return { refused: refusal };
    return { refused: refusal, told: toldPeople(await listPeople(tools)) };
  }
  return { done: true, told: toldPeople(await listPeople(tools)) };
}
