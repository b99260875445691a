import type { PeopleAct, StaffPeople } from '../../../domain/staff/people';
import { type PeopleAnswer, readPeople, writtenAct } from '../../../records/staff/people-answer';
import { BackendError } from '../../errors';
import type { PeopleOutcome } from '../../staff/people';
import type { StaffContext } from '../context';
import { callFunction } from '../staff-account/call-function';

async function call(context: StaffContext, data: object): Promise<PeopleAnswer> {
  const { auth, appCheckToken } = await context.connect();
  const { currentUser } = auth;
  if (currentUser?.uid !== context.author()) throw new BackendError('expired');
  const session = await currentUser.getIdToken();
  const tokens = { session, appCheck: await appCheckToken?.() };
  return callFunction<PeopleAnswer>(context.staffUrls.people, tokens, data);
}

/** Everybody in the directory; see PeopleBackend. */
export async function listPeople(context: StaffContext): Promise<StaffPeople> {
  return readPeople(await context.caller.read(() => call(context, {})));
}

/** Carries out an act on the accounts; see PeopleBackend. */
export async function changePeople(context: StaffContext, act: PeopleAct): Promise<PeopleOutcome> {
  const answer = await context.caller.write(() => call(context, writtenAct(act)));
  return { ...readPeople(answer), refused: answer.refused };
}
