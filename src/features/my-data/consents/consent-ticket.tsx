import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../config/brand';
import {
  CONSENT_VERSION,
  type Consent,
  type ConsentPurpose,
} from '../../../domain/request/loan-request';
import { consentWords } from '../../../i18n/consent-words';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Icon } from '../../../ui/art/icon';
import { NoBreak } from '../../../ui/no-break';
import { Coupon } from '../coupon';
import styles from './consent-ticket.module.css';

/** One permission: its words in the language in which they were read, its version and its time. */
export function ConsentTicket({
  consent,
  purpose,
  children,
}: {
  readonly consent: Consent;
  readonly purpose: ConsentPurpose;
  /** The actions on it. */
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const version = consent[purpose];
  const isGiven = purpose !== 'promotions' || consent.marketing;
  const words = consentWords[consent.language][purpose];
  return (
    <li>
      <Coupon
        sign={<Icon name={isGiven ? 'check' : 'close'} />}
        title={t(`myData:consents.${purpose}`)}
        stub={
          <>
            <p className="number">
              <b className={styles.version}>
                {t('myData:consents.version', {
                  version,
                  language: t(`myData:consents.languages.${consent.language}`),
                })}
              </b>
              {formatDate(consent.acceptedAt, 'fullMoment', language)}
            </p>
            <div className={styles.state}>{children}</div>
          </>
        }
      >
        {version === CONSENT_VERSION[purpose] ? (
          <p lang={consent.language}>{t('myData:consents.quote', { words })}</p>
        ) : (
          <p>
            <NoBreak part={brand.phone}>{t('myData:consents.oldWords')}</NoBreak>
          </p>
        )}
      </Coupon>
    </li>
  );
}
