import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffBackend } from '../../../../data/staff/backend';
import type { BankSettings } from '../../../../domain/bank-settings';
import { formatDollars } from '../../../../domain/money';
import { Skeleton } from '../../../../ui/feedback/skeleton';
import { inputClass, textAreaClass } from '../../../../ui/form/field';
import { useDelayedBlur } from '../../../../ui/form/use-delayed-blur';
import { Failure } from '../../tab/failure';
import { useStaffRemote } from '../../tab/use-staff';
import { SettingForm } from './setting-form';
import { AMOUNT, EMAILS } from './setting-kinds';
import styles from './settings-section.module.css';
import { useSetting } from './use-setting';

const readSettings = (staff: StaffBackend) => staff.bankSettings();

/** What administrators set: when a second person confirms, and who gets the digest. */
export function SettingsSection() {
  const { t } = useTranslation('staff');
  const heading = useId();
  const { remote, reload } = useStaffRemote(readSettings);
  return (
    <section
      className={styles.settings}
      aria-labelledby={heading}
      aria-busy={remote.status === 'loading'}
    >
      <h2 id={heading} className={styles.title}>
        {t('audit.settings.title')}
      </h2>
      <p className="muted">{t('audit.settings.lead')}</p>
      {remote.status === 'loading' && <Skeleton className={styles.waiting} />}
      {remote.status === 'failed' && <Failure code={remote.code} onRetry={reload} />}
      {remote.status === 'ready' && (
        <div className={styles.forms}>
          <AmountForm first={remote.data.confirmation} />
          <EmailsForm first={remote.data.digest} />
        </div>
      )}
    </section>
  );
}

function AmountForm({ first }: { readonly first: BankSettings['confirmation'] }) {
  const { t } = useTranslation('staff');
  const edited = useSetting(AMOUNT, first);
  const { form, stored } = edited;
  const { value, onChange, onBlur } = form.register('text');
  const handleBlur = useDelayedBlur(onBlur);
  return (
    <SettingForm
      edited={edited}
      label={t('audit.settings.amount')}
      hint={t(
        stored.value === undefined ? 'audit.settings.amountUnset' : 'audit.settings.amountHint',
      )}
      saveLabel={t('audit.settings.saveAmount')}
      problemText={(problem) => t(`audit.settings.amountProblems.${problem}`)}
      valueText={(cents) => (cents === undefined ? t('audit.settings.none') : formatDollars(cents))}
    >
      {(tied) => (
        <input
          {...tied}
          className={inputClass}
          name="montoConfirmar"
          inputMode="decimal"
          autoComplete="off"
          readOnly={form.busy}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={handleBlur}
        />
      )}
    </SettingForm>
  );
}

function EmailsForm({ first }: { readonly first: BankSettings['digest'] }) {
  const { t } = useTranslation('staff');
  const edited = useSetting(EMAILS, first);
  const { form } = edited;
  const { value, onChange, onBlur } = form.register('text');
  const handleBlur = useDelayedBlur(onBlur);
  return (
    <SettingForm
      edited={edited}
      label={t('audit.settings.emails')}
      hint={t('audit.settings.emailsHint')}
      saveLabel={t('audit.settings.saveEmails')}
      problemText={(found) => {
        if (found.problem === 'too-many') return t('audit.settings.emailProblems.too-many');
        const kind = found.problem === 'repeated' ? 'repeated' : 'wrong';
        return t(`audit.settings.emailProblems.${kind}`, { email: found.email });
      }}
      valueText={(emails) => emails.join(', ') || t('audit.settings.none')}
    >
      {(tied) => (
        <textarea
          {...tied}
          className={textAreaClass}
          name="correos"
          rows={3}
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
