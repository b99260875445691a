import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { bank } from '../../bank/bank';
import { legal } from '../../bank/legal';
import { brand } from '../../config/brand';
import { paths } from '../../config/paths';
import { Icon } from '../../ui/art/icon';
import { buttonClass } from '../../ui/button/button';
import { Link } from '../../ui/button/link';
import { NoBreak } from '../../ui/data/no-break';
import styles from './sections.module.css';

/** A subject: its heading beside its text. */
function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={`fold-wide ${styles.section}`} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={`stack gap-16 ${styles.words}`}>{children}</div>
    </section>
  );
}

/** Each right with its way: an approval that may have been paid out is given back by telephone. */
const RIGHTS = [
  ['access', 'accessWay'],
  ['correction', 'correctionWay'],
  ['withdrawal', bank.tellsPayment ? 'withdrawalWay' : 'withdrawalCall'],
  ['erasure', 'erasureWay'],
] as const;

/** The rights that the law gives visitors, and where to use them. */
export function Rights() {
  const { t } = useTranslation();
  return (
    <Section title={t('privacy:rights.title')}>
      <p>{t('privacy:rights.text', { ...legal })}</p>
      <dl className={styles.list}>
        {RIGHTS.map(([right, way]) => (
          <div key={right}>
            <dt>{t(`privacy:rights.${right}`)}</dt>
            <dd>
              <NoBreak>{t(`privacy:rights.${way}`)}</NoBreak>
            </dd>
          </div>
        ))}
      </dl>
      <p className={`actions no-print ${styles.actions}`}>
        <Link className={buttonClass()} to={paths.myData}>
          {t('privacy:rights.myData')}
          <Icon name="arrow-right" />
        </Link>
        <Link className="link" to={paths.requestStatus}>
          {t('privacy:rights.myRequest')}
        </Link>
      </p>
    </Section>
  );
}

/** What it means that an account backs a request. */
export function Backing() {
  const { t } = useTranslation();
  return (
    <Section title={t('privacy:backing.title')}>
      <p>{t('privacy:backing.text')}</p>
      <p>{t('privacy:backing.not')}</p>
    </Section>
  );
}

/** Who gets or holds data besides the bank. */
export function Seen() {
  const { t } = useTranslation();
  return (
    <Section title={t('privacy:seen.title')}>
      <p>{t('privacy:seen.bureaus')}</p>
      <p>{t('privacy:seen.cloud')}</p>
      <p>{t('privacy:seen.never')}</p>
    </Section>
  );
}

const STEPS = ['bank', 'office'] as const;

/** Where to complain, in which order, and whom to call. */
export function Complaints() {
  const { t } = useTranslation();
  return (
    <Section title={t('privacy:complaints.title')}>
      <dl className={styles.list}>
        {STEPS.map((step) => (
          <div key={step}>
            <dt>{t(`privacy:complaints.${step}`, { ...legal })}</dt>
            <dd>
              <NoBreak>{t(`privacy:complaints.${step}Text`, { ...legal })}</NoBreak>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <a className="link" href={brand.phoneHref}>
          {t('shell:footer.call')}
        </a>
      </p>
    </Section>
  );
}
