import type { AskedOf } from '../../../domain/acts/described';
import type { PeopleAct, StaffProcedures } from '../../../domain/acts/people';
import type { StaffPeople } from '../../../domain/staff/people';
import { type PeopleAnswer, readPeople } from '../../../records/staff/people-answer';
import { BackendError } from '../../errors';
import type { PeopleOutcome } from '../../staff/people';
import type { StaffContext } from '../context';
import { callFunction } from '../staff-account/call-function';

async function call<Name extends keyof StaffProcedures>(
  context: StaffContext,
  name: Name,
  asked: AskedOf<StaffProcedures, Name>,
): Promise<PeopleAnswer> {
  const { auth, appCheckToken } = await context.connect();
  const { currentUser } = auth;
  if (currentUser?.uid !== context.author()) throw new BackendError('expired');
  const session = await currentUser.getIdToken();
  const tokens = { session, appCheck: await appCheckToken?.() };
  return callFunction<PeopleAnswer>(context.staffUrls.people, tokens, { name, asked });
}

/** Everybody in the directory; see PeopleBackend. */
export async function listPeople(context: StaffContext): Promise<StaffPeople> {
  return readPeople(await context.caller.read(() => call(context, 'listPeople', {})));
}

/** Carries out an act on the accounts; see PeopleBackend. */
export async function changePeople(context: StaffContext, act: PeopleAct): Promise<PeopleOutcome> {
  const { act: name, ...asked } = act;
  const answer = await context.caller.write(() => call(context, name, asked));
  return { ...readPeople(answer), refused: answer.refused };
}
