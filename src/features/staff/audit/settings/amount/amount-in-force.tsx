import { useTranslation } from 'react-i18next';
import {
  type ConfirmationSetting,
  confirmationAt,
  countsFrom,
} from '../../../../../domain/bank-settings';
import { formatDollars } from '../../../../../domain/money';
import { useLanguage } from '../../../../../i18n/use-language';
import styles from './amount.module.css';
import { soonText } from './soon-text';

/** What one person approves now, and after a raise what it will be from when on. */
export function AmountInForce({ setting }: { readonly setting: ConfirmationSetting }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const now = new Date();
  const amount = confirmationAt(setting, now);
  const from = countsFrom(setting, now);
  if (amount === undefined || setting.value === undefined)
    return <p>{t('audit.settings.amountUnset')}</p>;
  return (
    <>
      <p className={styles.inForce}>
        <span>{t('audit.settings.inForce')}</span>
        <b className="figure">{formatDollars(amount)}</b>
      </p>
      {from && (
        <p className={styles.next}>
          {t('audit.settings.countsFrom', {
            amount: formatDollars(setting.value),
            when: soonText(from, now, language, t),
          })}
        </p>
      )}
    </>
  );
}
