import type { ConfirmationSetting } from '../../domain/bank-settings';
import { type RecordFields, reader } from '../fields';

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
