import type { AskedOf } from '../../../domain/acts/described';
import type { StaffActs } from '../../../domain/acts/staff-acts';
import { BackendError, errorCode, isTransient, isUnclear } from '../../errors';
import type { ActAnswer } from '../../staff/acts';
import type { StaffContext } from '../context';
import { callFunction } from '../staff-account/call-function';

/** Whether an act that failed so is said once more. After a timeout the user decides. */
function isSaidAgain(error: unknown): boolean {
  const code = errorCode(error);
  return isTransient(code) && code !== 'timeout';
}

/** Carries out an act of staff at the bank; see ActsBackend.act. */
export async function sayAct<Name extends keyof StaffActs>(
  context: StaffContext,
  name: Name,
  asked: AskedOf<StaffActs, Name>,
): Promise<ActAnswer<Name>> {
  const { caller, connect, staffUrls } = context;
  caller.requireConnection();

  async function call(): Promise<ActAnswer<Name>> {
    const { auth, appCheckToken } = await connect();
    if (auth.currentUser?.uid !== context.author()) throw new BackendError('expired');
    const session = await auth.currentUser.getIdToken();
    const tokens = { session, appCheck: await appCheckToken?.() };
    const answer = await callFunction<ActAnswer<Name>>(staffUrls.act, tokens, { name, asked });
    if (!('refused' in answer)) return answer;
    if (answer.refused === 'denied') throw new BackendError('denied');
    if (answer.refused === 'invalid' && (await context.isOutdated()))
      throw new BackendError('outdated', { unsent: true });
    return answer;
  }

  try {
    try {
      return await caller.write(call);
    } catch (failure) {
      if (!isSaidAgain(failure)) throw failure;
    }
    await caller.pause();
    return await caller.write(call);
  } catch (failure) {
    if (isUnclear(errorCode(failure))) caller.leaveInDoubt();
    throw failure;
  }
}

/** The same for a caller that has one word for every refusal: `conflict`, or `denied` for any other. */
export async function carryOut<Name extends keyof StaffActs>(
  context: StaffContext,
  name: Name,
  asked: AskedOf<StaffActs, Name>,
): Promise<void> {
  const answer = await sayAct(context, name, asked);
  if ('refused' in answer)
    throw new BackendError(answer.refused === 'conflict' ? 'conflict' : 'denied');
}
