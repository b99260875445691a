import { useTranslation } from 'react-i18next';
import { paths } from '../../../config/paths';
import { Checkbox } from '../../../ui/form/checkbox';
import styles from './consents.module.css';
import { CONTROL_NAMES, type RequiredConsent } from './request-form';
import type { RequestFormState } from './use-request-form';

const REQUIRED: readonly RequiredConsent[] = ['consent', 'bureaus'];

/** What the visitor agrees to: a box for each purpose, the last one optional. */
export function Consents({
  form,
  errorOf,
}: {
  readonly form: RequestFormState['form'];
  readonly errorOf: (field: RequiredConsent) => string | undefined;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.consents}>
      {REQUIRED.map((field) => (
        <Checkbox
          key={field}
          label={t(`request:${field}`)}
          name={CONTROL_NAMES[field]}
          checked={form.values[field]}
          onChange={(agreed) => form.set({ [field]: agreed })}
          error={errorOf(field)}
          required
        />
      ))}
      <Checkbox
        label={t('request:marketing')}
        name={CONTROL_NAMES.marketing}
        checked={form.values.marketing}
        onChange={(marketing) => form.set({ marketing })}
      />
      <a className={`link ${styles.privacy}`} href={paths.privacy} target="_blank" rel="noopener">
        {t('request:privacy')}
      </a>
    </div>
  );
}
