import { useTranslation } from 'react-i18next';
import { type BankSettings, isCoreAddress } from '../../../../domain/bank-settings';
import { inputClass } from '../../../../ui/form/field';
import { useDelayedBlur } from '../../../../ui/form/use-delayed-blur';
import { SettingForm } from './setting-form';
import { SettingResult } from './setting-result';
import { useTextSetting } from './use-text-setting';

/** The address of the bank's core system that gets events. */
export function CoreAddressForm({ first }: { readonly first: BankSettings['core'] }) {
  const { t } = useTranslation('staff');
  const { form, outcome, save } = useTextSetting(first, {
    toText: (address) => address,
    parse: (text) => text.trim(),
    check: (address) => (isCoreAddress(address) ? undefined : 'wrong'),
    of: ({ core }) => core,
    save: (staff, seen, address) => staff.saveCoreAddress(seen, address),
  });
  const { value, onChange, onBlur } = form.register('text');
  const handleBlur = useDelayedBlur(onBlur);
  return (
    <SettingForm
      formRef={form.ref}
      busy={form.busy}
      label={t('audit.settings.core.address')}
      hint={t('audit.settings.core.hint')}
      problem={form.problem('text') && t('audit.settings.core.wrong')}
      saveText={t('audit.settings.save')}
      saveLabel={t('audit.settings.core.save')}
      onSave={() => void save()}
      result={<SettingResult outcome={outcome} />}
    >
      {(tied) => (
        <input
          {...tied}
          className={inputClass}
          name="direccion"
          type="url"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          readOnly={form.busy}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={handleBlur}
        />
      )}
    </SettingForm>
  );
}
