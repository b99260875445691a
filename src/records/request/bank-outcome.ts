import type { BankOutcome, BankOutcomeKind } from '../../domain/request/bank-outcome';
import { type FieldReader, RecordError } from '../fields';

const STORED: Readonly<Record<BankOutcomeKind, string>> = {
  disbursed: 'desembolsado',
  cancelled: 'cancelado',
};

/** `banco` of a request and of its tracker as written; only a function writes it. */
export const bankOutcomeRecord = (kind: BankOutcomeKind, fecha: unknown) => ({
  banco: { estado: STORED[kind], fecha },
});

/** `banco` as read; undefined if there is none. Throws a `RecordError` for another word. */
export function readBankOutcome(fields: FieldReader): BankOutcome | undefined {
  if (!fields.has('banco')) return undefined;
  const bank = fields.part('banco');
  const stored = bank.text('estado');
  const kind = (Object.keys(STORED) as BankOutcomeKind[]).find((each) => STORED[each] === stored);
  if (kind === undefined) throw new RecordError(`banco: ${stored}`);
  return { kind, at: bank.date('fecha') };
}
