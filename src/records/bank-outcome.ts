import type { BankOutcome, BankOutcomeKind } from '../domain/request/bank-outcome';
import { type FieldReader, isMap, type RecordFields } from './fields';

/** What the bank told of an approval, as stored. */
export const STORED_OUTCOME: Readonly<Record<BankOutcomeKind, string>> = {
  disbursed: 'desembolsado',
  cancelled: 'cancelado',
  repaid: 'saldado',
};

/** `banco` of a request and of its tracker as written; only a function writes it. */
export const bankOutcomeRecord = (kind: BankOutcomeKind, fecha: unknown, isLate = false) => ({
  banco: { estado: STORED_OUTCOME[kind], fecha, ...(isLate && { tarde: true }) },
});

/** `pagoSuelto` of a request and of its tracker as written: a payment has to be explained. */
export const loosePaymentRecord = { pagoSuelto: true } as const;

/** Whether a payment has to be explained, as read. */
export const readHasLoosePayment = (fields: FieldReader) =>
  fields.has('pagoSuelto') ? { hasLoosePayment: true as const } : {};

/** `banco` as read; undefined if there is none. Throws a `RecordError` for another word. */
export function readBankOutcome(fields: FieldReader): BankOutcome | undefined {
  if (!fields.has('banco')) return undefined;
  const bank = fields.part('banco');
  const kind = bank.word('estado', STORED_OUTCOME);
  return { kind, at: bank.date('fecha'), ...(bank.has('tarde') && { isLate: true }) };
}

const momentIn = (value: unknown): Date | undefined =>
  isMap(value) && typeof value.toDate === 'function' ? (value.toDate() as Date) : undefined;

/**
 * `banco` of a stored request, which need not be readable otherwise; undefined if there is none, or it is the
 * cancellation of an approval that was undone since, as in `outcomeNow`.
 */
export function storedOutcomeNow({ banco, decisiones }: RecordFields): RecordFields | undefined {
  if (!isMap(banco)) return undefined;
  const toldAt = momentIn(banco.fecha);
  const undone = isMap(decisiones) ? Object.values(decisiones).filter(isMap) : [];
  const isPast = undone.some(({ deshecha }) => {
    const undoneAt = momentIn(deshecha);
    return toldAt !== undefined && undoneAt !== undefined && toldAt <= undoneAt;
  });
  return isPast && banco.estado === STORED_OUTCOME.cancelled ? undefined : banco;
}
