import type { LoosePayment, PaymentExplanation } from '../domain/request/loose-payment';
import { type Description, readAs, writeAs } from './codec';
import type { FieldReader } from './fields';
import type { Moments } from './moments';

const EXPLANATION: Description<PaymentExplanation> = {
  author: ['text', 'autor'],
  proposedAt: ['date', 'fecha'],
  stands: ['flag', 'vale'],
  words: ['text', 'palabras'],
};

const LOOSE_PAYMENT: Description<LoosePayment> = {
  event: ['text', 'evento'],
  at: ['date', 'fecha'],
  proposals: ['number', 'numero'],
  explanation: ['map?', 'explica', EXPLANATION],
  settled: ['map?', 'fin', { author: ['text', 'autor'], at: ['date', 'fecha'] }],
};

/** `explica` of `pagoSuelto` as written: what the payment is, by who proposes that. */
export const explanationRecord = (explanation: PaymentExplanation) =>
  writeAs(EXPLANATION, explanation);

/** `pagoSuelto` of a case file as written. */
export const loosePaymentFile = (payment: LoosePayment, at: Moments['at']) => ({
  pagoSuelto: writeAs(LOOSE_PAYMENT, payment, at),
});

/** `pagoSuelto` of a case file as read. Throws a `RecordError` for a field that is not as specified. */
export const readLoosePayment = (fields: FieldReader): LoosePayment =>
  readAs(LOOSE_PAYMENT, fields);
