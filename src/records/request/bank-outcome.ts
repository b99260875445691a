import type { BankOutcome, BankOutcomeKind } from '../../domain/request/bank-outcome';
import { type FieldReader, RecordError } from '../fields';

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

/** `banco` as read; undefined if there is none. Throws a `RecordError` for another word. */
export function readBankOutcome(fields: FieldReader): BankOutcome | undefined {
  if (!fields.has('banco')) return undefined;
  const bank = fields.part('banco');
  const stored = bank.text('estado');
  const kind = (Object.keys(STORED_OUTCOME) as BankOutcomeKind[]).find(
    (each) => STORED_OUTCOME[each] === stored,
  );
  if (kind === undefined) throw new RecordError(`banco: ${stored}`);
  return { kind, at: bank.date('fecha'), ...(bank.has('tarde') && { isLate: true }) };
}
