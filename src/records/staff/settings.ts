import type { ConfirmationSetting } from '../../domain/bank-settings';
import type { Cents } from '../../domain/money';
import { type RecordFields, reader } from '../fields';
import type { Moments } from '../moments';

/** `ajustes/credito` as read. Throws a `RecordError` naming a field that is not as specified. */
export function readConfirmation(data: RecordFields | undefined): ConfirmationSetting {
  if (!data) return { value: undefined, edits: 0 };
  const fields = reader(data, 'ajustes/credito');
  const value = fields.has('montoConfirmar') ? fields.number('montoConfirmar') : undefined;
  const proposal = fields.has('propuesta') ? fields.part('propuesta') : undefined;
  return {
    value,
    edits: fields.number('ediciones'),
    ...(fields.has('desde') && {
      before: { amount: fields.number('anterior'), changedAt: fields.date('desde') },
    }),
    ...(proposal && {
      proposal: {
        amount: proposal.number('montoConfirmar'),
        author: proposal.text('autor'),
        proposedAt: proposal.date('fecha'),
      },
    }),
  };
}

/** The proposal of an amount, in `ajustes/credito`, as written. */
export const amountProposalRecord = (amount: Cents, author: string, moment: unknown) => ({
  propuesta: { montoConfirmar: amount, autor: author, fecha: moment },
});

/** An amount in force since this moment, in `ajustes/credito`, as written, with the one before. */
export const amountRecord = (amount: Cents | undefined, before: Cents, since: unknown) => ({
  montoConfirmar: amount ?? null,
  anterior: before,
  desde: since,
});

/** `ajustes/credito` as a whole. */
export const confirmationRecord = (
  { value, edits, before, proposal }: ConfirmationSetting,
  at: Moments['at'],
) => ({
  ...(value !== undefined && { montoConfirmar: value }),
  ediciones: edits,
  ...(before && { anterior: before.amount, desde: at(before.changedAt) }),
  ...(proposal && amountProposalRecord(proposal.amount, proposal.author, at(proposal.proposedAt))),
});
