import { seenOfOwn } from '../../../domain/acts/own-request';
import { readEmail } from '../../../domain/fields/identifiers/email';
import type { ProvenLines } from '../../../domain/proof';
import type { LoanRequest } from '../../../domain/request/loan-request';
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

/** Takes back the consent to promotions; see Backend.withdrawPromotions. */
export const withdrawPromotions = (context: VisitorContext) =>
  carryOut(context, 'endPromotions', {});

/** Adds the proven lines to the own request; see Backend.addProof. */
export const addProof = (context: VisitorContext, { account, provenAt, lines }: ProvenLines) =>
  carryOut(context, 'addProof', { account, provenAt: provenAt.getTime(), lines });
