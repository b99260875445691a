import type { AnswerOf, AskedOf } from '../../../domain/acts/described';
import type { VisitorSaid } from '../../../domain/acts/visitor/visitor-acts';
import { sayAct as say } from '../connection/say-act';
import type { Context } from '../context';

const BY_CODE: readonly (keyof VisitorSaid)[] = [
  'askForLink',
  'withdrawByLink',
  'reconsiderByLink',
  'eraseByLink',
  'unsubscribe',
];

/** Whether a code or a mailed link proves who says it, so that it needs no session. */
export const isProvenByCode = (name: keyof VisitorSaid): boolean => BY_CODE.includes(name);

/** Carries out what a visitor with this uid, or with a code, says; see Backend.act. */
export function sayAct<Name extends keyof VisitorSaid>(
  context: Context,
  uid: string | undefined,
  name: Name,
  asked: AskedOf<VisitorSaid, Name>,
): Promise<AnswerOf<VisitorSaid, Name>> {
  const url = context.visitorUrl;
  const speaker = uid === undefined ? { url, session: undefined } : { url, uid: () => uid };
  return say<VisitorSaid, Name>(context, speaker, name, asked);
}
