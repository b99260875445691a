import { useTranslation } from 'react-i18next';
import { brand } from '../../../config/brand';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Icon } from '../../../ui/art/icon';
import { NoBreak } from '../../../ui/no-break';
import type { FollowedRequest } from '../followed-request';
import styles from './approved-outcome.module.css';

const STEPS = ['call', 'cedula', 'income', 'sign'] as const;

/** The next steps after an approval, as a list to tick off, and what the bank never asks for. */
export function ApprovedOutcome({ request }: { readonly request: FollowedRequest }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <>
      <h2 className="visually-hidden">{t('status:next.title')}</h2>
      <ol className={styles.steps}>
        <li>
          <i className={styles.done}>
            <Icon name="check" />
            <span className="visually-hidden">{t('status:next.done')}</span>
          </i>
          <b>{t('status:next.decision')}</b>
          {request.decidedAt && (
            <em className="number">{formatDate(request.decidedAt, 'dayMonth', language)}</em>
          )}
          <span>{t('status:next.decisionText')}</span>
        </li>
        {STEPS.map((step) => (
          <li key={step}>
            <i aria-hidden="true" />
            <b>{t(`status:next.${step}`)}</b>
            <em>{t(`status:next.${step}When`)}</em>
            <span>
              <NoBreak part={brand.phone}>{t(`status:next.${step}Text`)}</NoBreak>
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.never}>
        <Icon name="shield" />
        <span>{t('status:next.never')}</span>
      </p>
    </>
  );
}
