import { seenOf } from '../../../src/domain/acts/case';
import type { LoanRequest } from '../../../src/domain/request/loan-request';
import { newCode } from '../../../src/domain/request/request-code';
import { approvedRequest, explainedPayment, loosePaid } from '../../../tools/samples/loose-payment';
import { daysAgo } from '../../../tools/samples/undoing';
import { type Later, laterRequest } from './later-requests';
import type { Documents } from './map-database';
import { gone, type Sample, taken } from './samples';
import { add, stage } from './stage';

/** Says what the payment of an undone approval was. */
export function explaining(): Sample<'explainPayment'> {
  const request = loosePaid('one', { code: newCode() });
  const asked = { id: 'one', proposals: 0, stands: true, words: 'Se pagó el día 12.' };
  return { documents: stage(request), later: paymentLater(request), asked, by: 'ana' };
}

/** The same, where somebody else said so. */
export function settlingPayment(): Sample<'confirmPayment'> {
  const request = explainedPayment('one', { code: newCode() });
  return {
    documents: stage(request),
    later: paymentLater(request),
    asked: { id: 'one', number: 1 },
    by: 'raul',
  };
}

/** After these a payment is explained otherwise, or not loose any more. */
function paymentLater({ loosePayment, hasLoosePayment, ...request }: LoanRequest): Later {
  const payment = loosePayment ?? { event: '', at: daysAgo(1), proposals: 0 };
  const words = 'Era de otra persona.';
  const explanation = { stands: true, words, author: 'rosa', proposedAt: daysAgo(0) };
  const settled = { author: 'rosa', at: daysAgo(0) };
  const become = (changes: Partial<LoanRequest>) => (documents: Documents) => {
    documents.delete('expedientes/one');
    add(documents, { ...request, ...changes });
  };
  return {
    ...taken('one'),
    ...gone('users/one'),
    'explained by a colleague': become({
      ...(hasLoosePayment && { hasLoosePayment }),
      loosePayment: { ...payment, proposals: 2, explanation },
    }),
    'cleared up by a colleague': become({ loosePayment: { ...payment, settled } }),
  };
}

/** An approval that the bank paid out, where its core system tells nothing. */
export function notingAtBank(): Sample<'noteAtBank'> {
  const request = approvedRequest('one', { code: newCode() });
  const later = laterRequest(request, ['approved by somebody else']);
  return {
    documents: stage(request),
    asked: { id: 'one', seen: seenOf(request), told: 'none', status: 'disbursed' },
    by: 'raul',
    later: { ...later, ...taken('one') },
  };
}
