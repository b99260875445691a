import type { Proposed } from '../domain/acts/two-people';
import type { AddressSetting, ConfirmationSetting, SettingName } from '../domain/bank-settings';
import type { Cents } from '../domain/money';
import { type FieldReader, type RecordFields, reader } from './fields';
import type { Moments } from './moments';

/** The documents of the settings that two people change. */
export const SETTING_PATHS: Readonly<Record<SettingName, string>> = {
  confirmation: 'ajustes/credito',
  digest: 'ajustes/avisos',
  core: 'ajustes/integracion',
};

const readProposed = (proposal: FieldReader): Proposed => ({
  author: proposal.text('autor'),
  proposedAt: proposal.date('fecha'),
});

function readAddresses<T>(
  data: RecordFields | undefined,
  path: string,
  none: T,
  readValue: (fields: FieldReader) => T,
): AddressSetting<T> {
  if (!data) return { value: none, edits: 0 };
  const fields = reader(data, path);
  const proposal = fields.has('propuesta') ? fields.part('propuesta') : undefined;
  return {
    value: readValue(fields),
    edits: fields.number('ediciones'),
    ...(proposal && { proposal: { value: readValue(proposal), ...readProposed(proposal) } }),
  };
}

/** `ajustes/avisos` as read: the addresses that get the digest. */
export const readDigestEmails = (data: RecordFields | undefined) =>
  readAddresses<readonly string[]>(data, SETTING_PATHS.digest, [], (fields) =>
    fields.texts('correos'),
  );

/** `ajustes/integracion` as read: the address that gets events, empty for none. */
export const readCoreAddress = (data: RecordFields | undefined) =>
  readAddresses(data, SETTING_PATHS.core, '', (fields) => fields.text('direccion'));

/**
 * `ajustes/credito` as read, in cents of the loans' currency. Amounts of before 28 November 2026, in dollars of
 * the value (`montoConfirmar`), count for nothing. Throws a `RecordError` naming a field that is not as specified.
 */
export function readConfirmation(data: RecordFields | undefined): ConfirmationSetting {
  if (!data) return { value: undefined, edits: 0 };
  const fields = reader(data, 'ajustes/credito');
  const value = fields.has('montoPrestamo') ? fields.number('montoPrestamo') : undefined;
  const proposal = fields.has('propuesta') ? fields.part('propuesta') : undefined;
  return {
    value,
    edits: fields.number('ediciones'),
    ...(value !== undefined &&
      fields.has('desde') && {
        before: { amount: fields.number('anterior'), changedAt: fields.date('desde') },
      }),
    ...(proposal?.has('montoPrestamo') && {
      proposal: { amount: proposal.number('montoPrestamo'), ...readProposed(proposal) },
    }),
  };
}

const proposalRecord = (
  fields: RecordFields,
  { author, proposedAt }: Proposed,
  at: Moments['at'],
) => ({ propuesta: { ...fields, autor: author, fecha: at(proposedAt) } });

/** `ajustes/avisos` as a whole. */
export const digestEmailsRecord = (
  { value, edits, proposal }: AddressSetting<readonly string[]>,
  at: Moments['at'],
) => ({
  correos: value,
  ediciones: edits,
  ...(proposal && proposalRecord({ correos: proposal.value }, proposal, at)),
});

/** `ajustes/integracion` as a whole. */
export const coreAddressRecord = (
  { value, edits, proposal }: AddressSetting<string>,
  at: Moments['at'],
) => ({
  direccion: value,
  ediciones: edits,
  ...(proposal && proposalRecord({ direccion: proposal.value }, proposal, at)),
});

/** An amount in force since this moment, in `ajustes/credito`, as written, with the one before. */
export const amountRecord = (amount: Cents, before: Cents, since: unknown) => ({
  montoPrestamo: amount,
  anterior: before,
  desde: since,
});

/** `ajustes/credito` as a whole. */
export const confirmationRecord = (
  { value, edits, before, proposal }: ConfirmationSetting,
  at: Moments['at'],
) => ({
  ...(value !== undefined && { montoPrestamo: value }),
  ediciones: edits,
  ...(before && { anterior: before.amount, desde: at(before.changedAt) }),
  ...(proposal && proposalRecord({ montoPrestamo: proposal.amount }, proposal, at)),
});
