import type { Auth } from 'firebase/auth';
import type { ActTable, AnswerOf, AskedOf } from '../../../domain/acts/described';
import { BackendError, errorCode, isTransient, isUnclear } from '../../errors';
import type { Context } from '../context';
import { callFunction } from './call-function';

/**
 * Where acts are said, and who says them: this user while signed in (`uid` throws `expired` after
 * that), whoever has this session, or somebody whom what they ask proves.
 */
type Speaker = { readonly url: string } & (
  | { readonly uid: () => string }
  | { readonly session: string | undefined }
);

async function sessionOf({ currentUser }: Auth, speaker: Speaker): Promise<string | undefined> {
  if ('session' in speaker) return speaker.session;
  if (currentUser?.uid !== speaker.uid()) throw new BackendError('expired');
  return currentUser.getIdToken();
}

/** Whether an act that failed so is said once more. After a timeout the user decides. */
function isSaidAgain(error: unknown): boolean {
  const code = errorCode(error);
  return isTransient(code) && code !== 'timeout';
}

type Said<Acts extends ActTable, Name extends keyof Acts> = readonly [
  context: Context,
  speaker: Speaker,
  name: Name,
  asked: AskedOf<Acts, Name>,
];

/** One call, without a time limit. */
async function call<Acts extends ActTable, Name extends keyof Acts>(
  ...[{ connect, isOutdated }, speaker, name, asked]: Said<Acts, Name>
): Promise<AnswerOf<Acts, Name>> {
  const { auth, appCheckToken } = await connect();
  const session = await sessionOf(auth, speaker);
  const tokens = { session, appCheck: await appCheckToken?.() };
  const answer = await callFunction<AnswerOf<Acts, Name>>(speaker.url, tokens, { name, asked });
  if (!('refused' in answer)) return answer;
  if (answer.refused === 'denied') throw new BackendError('denied');
  if (answer.refused === 'invalid' && (await isOutdated()))
    throw new BackendError('outdated', { unsent: true });
  return answer;
}

/** Says something that may change what is stored; afterwards the browser never says that it was offline. */
async function saying<T>({ caller }: Context, say: () => Promise<T>): Promise<T> {
  caller.requireConnection();
  try {
    return await say();
  } catch (failure) {
    if (isUnclear(errorCode(failure))) caller.leaveInDoubt();
    throw failure;
  }
}

/**
 * Carries out an act at the bank, once however often it is said, and resolves to the answer. Rejects
 * with `denied` if this session may not act at all, with `outdated` if a page of an earlier release
 * said what no act takes any more, and with the failure if no answer came.
 */
export function sayAct<Acts extends ActTable, Name extends keyof Acts>(
  ...said: Said<Acts, Name>
): Promise<AnswerOf<Acts, Name>> {
  const [context] = said;
  const { caller } = context;
  return saying(context, async () => {
    try {
      return await caller.write(() => call<Acts, Name>(...said));
    } catch (failure) {
      if (!isSaidAgain(failure)) throw failure;
    }
    await caller.pause();
    return caller.write(() => call<Acts, Name>(...said));
  });
}

/** The same for a procedure, which is said once: a part may have been done when no answer comes. */
export function sayProcedure<Acts extends ActTable, Name extends keyof Acts>(
  ...said: Said<Acts, Name>
): Promise<AnswerOf<Acts, Name>> {
  const [context] = said;
  return saying(context, () => context.caller.write(() => call<Acts, Name>(...said)));
}

/** The same for a procedure that changes nothing, which is a read. */
export function askProcedure<Acts extends ActTable, Name extends keyof Acts>(
  ...said: Said<Acts, Name>
): Promise<AnswerOf<Acts, Name>> {
  const [{ caller }] = said;
  return caller.read(() => call<Acts, Name>(...said));
}
