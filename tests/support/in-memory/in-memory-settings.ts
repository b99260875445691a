import type {
  BankSettings,
  ConfirmationSetting,
  SettingName,
} from '../../../src/domain/bank-settings';
import {
  confirmationRecord,
  readConfirmation,
  readCoreAddress,
  readDigestEmails,
  SETTING_PATHS,
} from '../../../src/records/settings';
import { at } from '../../../tools/samples/documents';
import type { InMemoryDocuments } from './in-memory-documents';

/** The part of a staff backend in memory that keeps the settings of the bank. */
export function createInMemorySettings({ documents }: InMemoryDocuments) {
  const stored = (name: SettingName) => documents.get(SETTING_PATHS[name]);
  const settings = (): BankSettings => ({
    confirmation: readConfirmation(stored('confirmation')),
    digest: readDigestEmails(stored('digest')),
    core: readCoreAddress(stored('core')),
  });

  return {
    settings,
    confirmation: () => settings().confirmation,
    /** A colleague's act on the amount meanwhile. */
    setConfirmation: (next: ConfirmationSetting) =>
      void documents.set(SETTING_PATHS.confirmation, confirmationRecord(next, at)),
  };
}
