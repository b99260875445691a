import { seenOfOwn } from '../../../domain/acts/visitor/own-request';
import type { VisitorProcedures } from '../../../domain/acts/visitor/petitions';
import { readEmail } from '../../../domain/fields/identifiers/email';
import type { Language } from '../../../domain/language';
import type { ProvenLines } from '../../../domain/proof';
import type { LoanRequest } from '../../../domain/request/loan-request';
import type { ReconsiderationDraft } from '../../../domain/request/reconsideration';
import { requireDone, sayAct } from '../connection/say-act';
import type { VisitorContext } from '../context';
import { carryOut } from './act';

/** Withdraws the own request; see Backend.withdrawRequest. */
export const withdrawRequest = (context: VisitorContext, shown: LoanRequest) =>
  carryOut(context, 'withdraw', { seen: seenOfOwn(shown) });

/** Answers the open question; see Backend.answerQuestion. */
export const answerQuestion = (context: VisitorContext, shown: LoanRequest, typed: string) =>
  carryOut(context, 'answer', { seen: seenOfOwn(shown), text: typed });

/** Corrects the e-mail address of the own request; see Backend.correctEmail. */
export const correctEmail = (context: VisitorContext, shown: LoanRequest, typed: string) =>
  carryOut(context, 'correctEmail', { seen: seenOfOwn(shown), email: readEmail(typed).text });

/** Has the declined request reconsidered; see Backend.reconsiderRequest. */
export const reconsiderRequest = (
  context: VisitorContext,
  shown: LoanRequest,
  draft: ReconsiderationDraft,
) => carryOut(context, 'reconsider', { seen: seenOfOwn(shown), ...draft });

/** Erases the own request; see Backend.eraseOwnData. */
export async function eraseOwnData(context: VisitorContext, language: Language): Promise<void> {
  const speaker = { url: context.visitorUrl, uid: () => context.visitor.uid };
  requireDone(await sayAct<VisitorProcedures, 'erase'>(context, speaker, 'erase', { language }));
}

/** Takes back the consent to promotions; see Backend.withdrawPromotions. */
export const withdrawPromotions = (context: VisitorContext) =>
  carryOut(context, 'endPromotions', {});

/** Adds the proven lines to the own request; see Backend.addProof. */
export const addProof = (context: VisitorContext, { account, provenAt, lines }: ProvenLines) =>
  carryOut(context, 'addProof', { account, provenAt: provenAt.getTime(), lines });
