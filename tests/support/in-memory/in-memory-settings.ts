import type { AskedOf } from '../../../src/domain/acts/described';
import type { StaffActs } from '../../../src/domain/acts/staff-acts';
import type {
  BankSettings,
  ConfirmationSetting,
  SettingName,
} from '../../../src/domain/bank-settings';
import { readEmail } from '../../../src/domain/fields/identifiers/email';
import {
  confirmationRecord,
  readConfirmation,
  readCoreAddress,
  readDigestEmails,
  SETTING_PATHS,
} from '../../../src/records/staff/settings';
import { at } from '../../../tools/samples/documents';
import type { InMemoryDocuments } from './in-memory-documents';

/** The part of a staff backend in memory that keeps the settings of the bank. */
export function createInMemorySettings({ documents, say }: InMemoryDocuments, author: string) {
  const stored = (name: SettingName) => documents.get(SETTING_PATHS[name]);
  const settings = (): BankSettings => ({
    confirmation: readConfirmation(stored('confirmation')),
    digest: readDigestEmails(stored('digest')),
    core: readCoreAddress(stored('core')),
  });

  async function propose<Name extends SettingName>(
    asked: AskedOf<StaffActs, 'proposeSetting'> & { readonly setting: Name },
  ): Promise<BankSettings[Name]> {
    await say('proposeSetting', asked);
    return settings()[asked.setting];
  }

  return {
    settings,
    confirmation: () => settings().confirmation,
    proposeAmount: ({ edits }: BankSettings['confirmation'], value: number) =>
      propose({ setting: 'confirmation', edits, value }),
    proposeEmails: ({ edits }: BankSettings['digest'], emails: readonly string[]) =>
      propose({ setting: 'digest', edits, value: emails.map((email) => readEmail(email).text) }),
    proposeCoreAddress: ({ edits }: BankSettings['core'], value: string) =>
      propose({ setting: 'core', edits, value }),
    async confirm<Name extends SettingName>(
      setting: Name,
      { edits }: BankSettings[Name],
    ): Promise<BankSettings[Name]> {
      await say('confirmSetting', { setting, edits });
      return settings()[setting];
    },
    async withdraw<Name extends SettingName>(
      setting: Name,
      { edits, proposal }: BankSettings[Name],
    ): Promise<BankSettings[Name]> {
      const isOwn = proposal?.author === author;
      await say(isOwn ? 'withdrawSetting' : 'declineSetting', { setting, edits });
      return settings()[setting];
    },
    /** A colleague's act on the amount meanwhile. */
    setConfirmation: (next: ConfirmationSetting) =>
      void documents.set(SETTING_PATHS.confirmation, confirmationRecord(next, at)),
  };
}
