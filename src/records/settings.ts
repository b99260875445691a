import type { Proposed } from '../domain/acts/two-people';
import type { AddressSetting, ConfirmationSetting, SettingName } from '../domain/bank-settings';
import type { Cents } from '../domain/money';
import { type Description, readAs, writeAs } from './codec';
import { type RecordFields, reader } from './fields';
import type { Moments } from './moments';

/** The documents of the settings that two people change. */
export const SETTING_PATHS: Readonly<Record<SettingName, string>> = {
  confirmation: 'ajustes/credito',
  digest: 'ajustes/avisos',
  core: 'ajustes/integracion',
};

const PROPOSED: Description<Proposed> = {
  author: ['text', 'autor'],
  proposedAt: ['date', 'fecha'],
};

/** The addresses that get the digest. */
const DIGEST: Description<AddressSetting<readonly string[]>> = {
  value: ['texts', 'correos'],
  edits: ['number', 'ediciones'],
  proposal: ['map?', 'propuesta', { ...PROPOSED, value: ['texts', 'correos'] }],
};

/** The address that gets events, empty for none. */
const CORE: Description<AddressSetting<string>> = {
  value: ['text', 'direccion'],
  edits: ['number', 'ediciones'],
  proposal: ['map?', 'propuesta', { ...PROPOSED, value: ['text', 'direccion'] }],
};

/** `ajustes/avisos` as read. */
export const readDigestEmails = (
  data: RecordFields | undefined,
): AddressSetting<readonly string[]> =>
  data ? readAs(DIGEST, reader(data, SETTING_PATHS.digest)) : { value: [], edits: 0 };

/** `ajustes/integracion` as read. */
export const readCoreAddress = (data: RecordFields | undefined): AddressSetting<string> =>
  data ? readAs(CORE, reader(data, SETTING_PATHS.core)) : { value: '', edits: 0 };

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
      proposal: { amount: proposal.number('montoPrestamo'), ...readAs(PROPOSED, proposal) },
    }),
  };
}

/** `ajustes/avisos` as a whole. */
export const digestEmailsRecord = (setting: AddressSetting<readonly string[]>, at: Moments['at']) =>
  writeAs(DIGEST, setting, at);

/** `ajustes/integracion` as a whole. */
export const coreAddressRecord = (setting: AddressSetting<string>, at: Moments['at']) =>
  writeAs(CORE, setting, at);

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
  ...(proposal && {
    propuesta: { montoPrestamo: proposal.amount, ...writeAs(PROPOSED, proposal, at) },
  }),
});
