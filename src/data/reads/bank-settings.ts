import type { BankSettings } from '../../domain/bank-settings';
import {
  readConfirmation,
  readCoreAddress,
  readDigestEmails,
  SETTING_PATHS,
} from '../../records/settings';
import type { Reading } from '../store';

/** The most that one person may lend on an approval; `confirmationAt` says which amount counts. */
export const confirmationAmount = async ({ store }: Reading) =>
  readConfirmation(await store.get(SETTING_PATHS.confirmation));

/** The bank's settings. */
export async function bankSettings(context: Reading): Promise<BankSettings> {
  const [confirmation, digest, core] = await Promise.all([
    confirmationAmount(context),
    context.store.get(SETTING_PATHS.digest),
    context.store.get(SETTING_PATHS.core),
  ]);
  return { confirmation, digest: readDigestEmails(digest), core: readCoreAddress(core) };
}
