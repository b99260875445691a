import type { LoosePayment, PaymentExplanation } from '../domain/request/loose-payment';
import type { FieldReader } from './fields';
import type { Moments } from './moments';

/** `explica` of `pagoSuelto` as written: what the payment is, by who proposes that. */
export const explanationRecord = (
  { stands, words, author }: Omit<PaymentExplanation, 'proposedAt'>,
  fecha: unknown,
) => ({ autor: author, fecha, vale: stands, palabras: words });

/** `pagoSuelto` of a case file as written. */
export function loosePaymentFile(
  { event, at: toldAt, proposals, explanation, settled }: LoosePayment,
  at: Moments['at'],
) {
  return {
    pagoSuelto: {
      evento: event,
      fecha: at(toldAt),
      numero: proposals,
      ...(explanation && { explica: explanationRecord(explanation, at(explanation.proposedAt)) }),
      ...(settled && { fin: { autor: settled.author, fecha: at(settled.at) } }),
    },
  };
}

function readExplanation(fields: FieldReader): PaymentExplanation {
  return {
    stands: fields.flag('vale'),
    words: fields.text('palabras'),
    author: fields.text('autor'),
    proposedAt: fields.date('fecha'),
  };
}

const readSettled = (fields: FieldReader) => ({
  author: fields.text('autor'),
  at: fields.date('fecha'),
});

/** `pagoSuelto` of a case file as read. Throws a `RecordError` for a field that is not as specified. */
export function readLoosePayment(fields: FieldReader): LoosePayment {
  return {
    event: fields.text('evento'),
    at: fields.date('fecha'),
    proposals: fields.number('numero'),
    ...(fields.has('explica') && { explanation: readExplanation(fields.part('explica')) }),
    ...(fields.has('fin') && { settled: readSettled(fields.part('fin')) }),
  };
}
