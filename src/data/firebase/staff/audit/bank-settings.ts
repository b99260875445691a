import { doc, getDoc } from 'firebase/firestore/lite';
import type { BankSettings, SettingName } from '../../../../domain/bank-settings';
import type { RecordFields } from '../../../../records/fields';
import {
  readConfirmation,
  readCoreAddress,
  readDigestEmails,
  SETTING_PATHS,
} from '../../../../records/settings';
import type { StaffContext } from '../../context';

type Readers = {
  readonly [Name in SettingName]: (data: RecordFields | undefined) => BankSettings[Name];
};

const READERS: Readers = {
  confirmation: readConfirmation,
  digest: readDigestEmails,
  core: readCoreAddress,
};

/** A setting of the bank. */
export function bankSetting<Name extends SettingName>(
  { db, caller }: StaffContext,
  name: Name,
): Promise<BankSettings[Name]> {
  return caller.read(async () =>
    READERS[name]((await getDoc(doc(db, SETTING_PATHS[name]))).data()),
  );
}

/** The bank's settings. */
export async function bankSettings(context: StaffContext): Promise<BankSettings> {
  const [confirmation, digest, core] = await Promise.all([
    bankSetting(context, 'confirmation'),
    bankSetting(context, 'digest'),
    bankSetting(context, 'core'),
  ]);
  return { confirmation, digest, core };
}
