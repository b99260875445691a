import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ConsentPurpose,
  type LoanRequest,
  reference,
} from '../../../domain/request/loan-request';
import { formatDate, formatTime } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Icon } from '../../../ui/art/icon';
import styles from './given-consents.module.css';

/** A request's number and who sent it. */
export function Holder({ request }: { readonly request: LoanRequest }) {
  return (
    <p className={`${styles.holder} number`}>
      <span>{reference(request)}</span>
      <span>{request.applicant.name}</span>
    </p>
  );
}

const PURPOSES: readonly ConsentPurpose[] = ['evaluation', 'bureaus', 'promotions'];

/** The consents of a request: each purpose with its version, and the time. */
export function GivenConsents({ request: { consent } }: { readonly request: LoanRequest }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const titleId = useId();
  if (!consent) return null;
  const { acceptedAt, marketing, marketingWithdrawnAt: withdrawnAt } = consent;
  const given = PURPOSES.filter((purpose) => purpose !== 'promotions' || marketing || withdrawnAt);
  return (
    <section className={styles.givenConsents} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('status:consents.title')}</h3>
      <ul>
        {given.map((purpose) => (
          <li key={purpose}>
            <Icon name="check" />
            <span>
              {t(`status:consents.${purpose}`)}{' '}
              <span className={`${styles.version} muted number`}>
                {t('status:consents.version', { version: consent[purpose] })}
              </span>
              {purpose === 'promotions' && withdrawnAt && (
                <>
                  {' '}
                  {t('status:consents.withdrawn', {
                    date: formatDate(withdrawnAt, 'fullMoment', language),
                  })}
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="number">
        {t('status:consents.given')}{' '}
        <time dateTime={acceptedAt.toISOString()}>
          {formatTime(acceptedAt, 'fullMoment', language)}
        </time>
      </p>
    </section>
  );
}
