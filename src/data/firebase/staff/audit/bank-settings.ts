import { doc, getDoc } from 'firebase/firestore/lite';
import type { AskedOf } from '../../../../domain/acts/described';
import type { StaffActs } from '../../../../domain/acts/staff-acts';
import type { Proposed } from '../../../../domain/acts/two-people';
import type { BankSettings, SettingName } from '../../../../domain/bank-settings';
import { readEmail } from '../../../../domain/fields/identifiers/email';
import type { Cents } from '../../../../domain/money';
import type { RecordFields } from '../../../../records/fields';
import {
  readConfirmation,
  readCoreAddress,
  readDigestEmails,
  SETTING_PATHS,
} from '../../../../records/staff/settings';
import type { StaffContext } from '../../context';
import { carryOut } from '../act';

type Readers = {
  readonly [Name in SettingName]: (data: RecordFields | undefined) => BankSettings[Name];
};

const READERS: Readers = {
  confirmation: readConfirmation,
  digest: readDigestEmails,
  core: readCoreAddress,
};

async function fetchSetting<Name extends SettingName>(
  { db }: StaffContext,
  name: Name,
): Promise<BankSettings[Name]> {
  return READERS[name]((await getDoc(doc(db, SETTING_PATHS[name]))).data());
}

/** A setting of the bank. */
export const bankSetting = <Name extends SettingName>(
  context: StaffContext,
  name: Name,
): Promise<BankSettings[Name]> => context.caller.read(() => fetchSetting(context, name));

/** The bank's settings. */
export async function bankSettings(context: StaffContext): Promise<BankSettings> {
  const [confirmation, digest, core] = await Promise.all([
    bankSetting(context, 'confirmation'),
    bankSetting(context, 'digest'),
    bankSetting(context, 'core'),
  ]);
  return { confirmation, digest, core };
}

async function propose<Name extends SettingName>(
  context: StaffContext,
  asked: AskedOf<StaffActs, 'proposeSetting'> & { readonly setting: Name },
): Promise<BankSettings[Name]> {
  await carryOut(context, 'proposeSetting', asked);
  return context.caller.readBack(() => fetchSetting(context, asked.setting));
}

/** Proposes an amount; see StaffBackend.proposeAmount. */
export const proposeAmount = (
  context: StaffContext,
  { edits }: BankSettings['confirmation'],
  amount: Cents,
) => propose(context, { setting: 'confirmation', edits, value: amount });

/** Proposes addresses of the digest; see StaffBackend.proposeDigestEmails. */
export const proposeDigestEmails = (
  context: StaffContext,
  { edits }: BankSettings['digest'],
  emails: readonly string[],
) =>
  propose(context, {
    setting: 'digest',
    edits,
    value: emails.map((email) => readEmail(email).text),
  });

/** Proposes the address of the core system; see StaffBackend.proposeCoreAddress. */
export const proposeCoreAddress = (
  context: StaffContext,
  { edits }: BankSettings['core'],
  address: string,
) => propose(context, { setting: 'core', edits, value: address });

type Seen = { readonly edits: number; readonly proposal?: Proposed };

/** Puts what is proposed into force; see StaffBackend.confirmAmount and confirmAddress. */
export async function confirmSetting<Name extends SettingName>(
  context: StaffContext,
  setting: Name,
  { edits }: Seen,
): Promise<BankSettings[Name]> {
  await carryOut(context, 'confirmSetting', { setting, edits });
  return context.caller.readBack(() => fetchSetting(context, setting));
}

/** Takes the own proposal back, or declines a colleague's; see StaffBackend.withdrawAmount. */
export async function endProposal<Name extends SettingName>(
  context: StaffContext,
  setting: Name,
  { edits, proposal }: Seen,
): Promise<BankSettings[Name]> {
  const isOwn = proposal?.author === context.author();
  await carryOut(context, isOwn ? 'withdrawSetting' : 'declineSetting', { setting, edits });
  return context.caller.readBack(() => fetchSetting(context, setting));
}
