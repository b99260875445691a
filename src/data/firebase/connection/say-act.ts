import type { ActTable, Answer, AskedOf, RefusalOf } from '../../../domain/acts/described';
import { BackendError, errorCode, isTransient, isUnclear } from '../../errors';
import type { Context } from '../context';
import { callFunction } from '../staff-account/call-function';

/** Where acts are said, and by which session. */
interface Speaker {
  readonly url: string;
  /** Throws `expired` if the session has ended. */
  readonly uid: () => string;
}

/** Whether an act that failed so is said once more. After a timeout the user decides. */
function isSaidAgain(error: unknown): boolean {
  const code = errorCode(error);
  return isTransient(code) && code !== 'timeout';
}

/**
 * Carries out an act at the bank, once however often it is said, and resolves to the answer. Rejects
 * with `denied` if this session may not act at all, with `outdated` if a page of an earlier release
 * said what no act takes any more, and with the failure if no answer came.
 */
export async function sayAct<Acts extends ActTable, Name extends keyof Acts>(
  { caller, connect, isOutdated }: Context,
  { url, uid }: Speaker,
  name: Name,
  asked: AskedOf<Acts, Name>,
): Promise<Answer<RefusalOf<Acts, Name>>> {
  caller.requireConnection();

  async function call(): Promise<Answer<RefusalOf<Acts, Name>>> {
    const { auth, appCheckToken } = await connect();
    if (auth.currentUser?.uid !== uid()) throw new BackendError('expired');
    const session = await auth.currentUser.getIdToken();
    const tokens = { session, appCheck: await appCheckToken?.() };
    const said = { name, asked };
    const answer = await callFunction<Answer<RefusalOf<Acts, Name>>>(url, tokens, said);
    if (!('refused' in answer)) return answer;
    if (answer.refused === 'denied') throw new BackendError('denied');
    if (answer.refused === 'invalid' && (await isOutdated()))
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

/** For a caller that has one word for every refusal: throws `conflict`, or `denied` for any other. */
export function requireDone(answer: Answer<string>): void {
  if ('refused' in answer)
    throw new BackendError(answer.refused === 'conflict' ? 'conflict' : 'denied');
}
