import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { bank } from '../../bank/bank';
import { legal } from '../../bank/legal';
import { retentionDays } from '../../config/retention';
import { privacy } from '../../i18n/es/privacy';
import { retention } from '../../i18n/es/retention';
import { retentionText } from '../../i18n/retention-words';
import { usePageCopy } from '../../i18n/use-language';
import { HydrateLater } from '../../ui/page/hydrate-later';
import styles from './privacy-page.module.css';
import { Backing, Complaints, Rights, Seen } from './sections';

const FACTS = [
  ['account', styles.account],
  ['password', styles.password],
  ['erased', styles.erased],
] as const;

/** What matters most, before the details. */
function Facts() {
  const { t } = useTranslation();
  return (
    <ul className={`fold ${styles.facts}`} aria-label={t('privacy:facts.label')}>
      {FACTS.map(([fact, paper]) => (
        <li key={fact} className={paper}>
          <h2>{t(`privacy:facts.${fact}`)}</h2>
          <p>{t(`privacy:facts.${fact}Text`)}</p>
        </li>
      ))}
    </ul>
  );
}

const KEPT = [
  'estimate',
  'request',
  'consents',
  'proofs',
  'tracker',
  'complaints',
  'mails',
  'counts',
  'subscribers',
  'rest',
  'sent',
  ...(bank.fingerprintMonths > 0 ? (['fingerprint'] as const) : []),
  'signatures',
] as const;
const COLUMNS = ['why', 'who', 'until'] as const;

/**
 * The stored data with purpose, readers and period: a list with the words of each column beside it.
 */
function KeptTable() {
  const { t } = useTranslation();
  const titleId = useId();
  const days = {
    withdrawn: retentionText(retentionDays.withdrawn, t),
    unanswered: retentionText(retentionDays.unanswered, t),
    lapsed: retentionText(retentionDays.lapsed, t),
    declined: retentionText(retentionDays.declined, t),
    approved: retentionText(retentionDays.approved, t),
    proofs: retentionText(retentionDays.proofs, t),
    answered: retentionText(retentionDays.complaints, t),
    mails: retentionText(retentionDays.mails, t),
    subscribers: retentionText(retentionDays.subscribers, t),
    signatures: retentionText(retentionDays.signatures, t),
    months: bank.fingerprintMonths,
  };
  return (
    <section className={styles.kept} aria-labelledby={titleId}>
      <h2 id={titleId} className="heading">
        {t('privacy:kept.title')}
      </h2>
      <ul className={styles.list}>
        {KEPT.map((what) => (
          <li key={what} className={`fold-wide ${styles.row}`}>
            <h3>{t(`privacy:kept.${what}.what`)}</h3>
            <dl>
              {COLUMNS.map((column) => (
                <div key={column}>
                  <dt className="fine muted">{t(`privacy:kept.${column}`)}</dt>
                  <dd className="number">
                    {t(`privacy:kept.${what}.${column}`, { ...days, ...legal })}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <p className={`small muted ${styles.counted}`}>{t('retention:counted')}</p>
    </section>
  );
}

/** The data that the bank keeps of visitors: purpose, readers, period, and the visitors' rights. */
export default function PrivacyPage() {
  usePageCopy({ privacy, retention });
  const { t } = useTranslation();
  return (
    <div className={`${styles.privacy} wrap`}>
      <header className={`fold-wide ${styles.head}`}>
        <h1 className={`${styles.title} display`}>{t('privacy:title')}</h1>
        <p className="lead">{t('privacy:lead')}</p>
      </header>
      <Facts />
      <HydrateLater>
        <KeptTable />
        <Rights />
        <Backing />
        <Seen />
        <Complaints />
      </HydrateLater>
    </div>
  );
}
