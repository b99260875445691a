import { useTranslation } from 'react-i18next';
import { type BankSettings, isCoreAddress } from '../../../../domain/bank-settings';
import { inputClass } from '../../../../ui/form/field';
import { TextSettingForm } from './text-setting-form';
import type { TextSetting } from './use-text-setting';

const CORE_ADDRESS: TextSetting<string, 'wrong'> = {
  toText: (address) => address,
  parse: (text) => text.trim(),
  check: (address) => (isCoreAddress(address) ? undefined : 'wrong'),
  of: ({ core }) => core,
  save: (staff, seen, address) => staff.saveCoreAddress(seen, address),
};

/** The address of the bank's core system that gets events. */
export function CoreAddressForm({ first }: { readonly first: BankSettings['core'] }) {
  const { t } = useTranslation('staff');
  return (
    <TextSettingForm
      first={first}
      setting={CORE_ADDRESS}
      label={t('audit.settings.core.address')}
      hint={t('audit.settings.core.hint')}
      saveLabel={t('audit.settings.core.save')}
      problemText={() => t('audit.settings.core.wrong')}
    >
      {(control) => <input {...control} className={inputClass} name="direccion" type="url" />}
    </TextSettingForm>
  );
}
