import type { AnswerOf, AskedOf } from '../../../domain/acts/described';
import type { VisitorProcedures } from '../../../domain/acts/visitor/petitions';
import type { VisitorActs } from '../../../domain/acts/visitor/visitor-acts';
import type { Language } from '../../../domain/language';
import type { MailedKind, PetitionLink } from '../../../domain/request/petition-link';
import type { ReconsiderationDraft } from '../../../domain/request/reconsideration';
import type { LinkAnswer, LinkUse } from '../../backend';
import { BackendError } from '../../errors';
import { requireDone, sayAct } from '../connection/say-act';
import type { Context } from '../context';

type Said = VisitorActs & VisitorProcedures;

/** Says what needs no session. */
const say = <Name extends keyof Said>(
  context: Context,
  name: Name,
  asked: AskedOf<Said, Name>,
): Promise<AnswerOf<Said, Name>> =>
  sayAct<Said, Name>(context, { url: context.visitorUrl, session: undefined }, name, asked);

/** Asks for a mailed link; see Backend.askForLink. */
export async function askForLink(
  context: Context,
  code: string,
  kind: MailedKind,
  language: Language,
): Promise<LinkAnswer> {
  const answer = await say(context, 'askForLink', { code, kind, language });
  if ('refused' in answer && answer.refused === 'too-soon') return 'too-soon';
  requireDone(answer);
  return 'mailed';
}

/** Says what a mailed link confirms. */
function sayLink(
  context: Context,
  { code, kind, key }: PetitionLink,
  draft: ReconsiderationDraft | undefined,
) {
  switch (kind) {
    case 'withdrawal':
      return say(context, 'withdrawByLink', { code, key });
    case 'erasure':
      return say(context, 'eraseByLink', { code, key });
    case 'reconsideration':
      if (!draft) throw new BackendError('denied');
      return say(context, 'reconsiderByLink', { code, key, ...draft });
  }
}

/** Uses a mailed link; see Backend.confirmLink. */
export async function confirmLink(
  context: Context,
  link: PetitionLink,
  draft: ReconsiderationDraft | undefined,
): Promise<LinkUse> {
  const answer = await sayLink(context, link, draft);
  if ('refused' in answer && answer.refused === 'conflict') return 'closed';
  requireDone(answer);
  return 'done';
}

/** Ends the subscription of a code; see Backend.unsubscribe. */
export async function unsubscribe(context: Context, code: string): Promise<void> {
  requireDone(await say(context, 'unsubscribe', { code }));
}
