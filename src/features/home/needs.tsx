import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../config/brand';
import { paths } from '../../config/paths';
import { Icon } from '../../ui/art/icon';
import { Link } from '../../ui/button/link';
import { Disclosure } from '../../ui/feedback/disclosure';
import homePageStyles from './home-page.module.css';
import styles from './needs.module.css';

const QUESTIONS = ['value', 'everyone', 'one'] as const;

/** The requirements for the loan, and the three most frequent questions. */
export function Needs() {
  const { t } = useTranslation();
  return (
    <section className={`${homePageStyles.section} ${styles.needs} wrap`}>
      <div className={styles.list}>
        <h2 className={`${styles.title} heading`}>{t('home:needs.title')}</h2>
        <ul className={styles.ledger}>
          <Need title={t('home:needs.customer')}>
            {t('home:needs.notYet')}{' '}
            <a className={styles.link} href={brand.accountOpeningUrl}>
              {t('shell:footer.openAccount')}
            </a>
          </Need>
          <Need title={t('home:needs.id')}>{t('home:needs.idText')}</Need>
          <Need title={t('home:needs.account')}>{t('home:needs.accountText')}</Need>
        </ul>
      </div>
      <div className={styles.questions}>
        <h2 className={`${styles.title} heading`}>{t('home:questions.title')}</h2>
        {QUESTIONS.map((question, index) => (
          <Disclosure
            key={question}
            summary={t(`faq:questions.${question}.question`)}
            open={index === 0}
          >
            <p>{t(`faq:questions.${question}.answer`)}</p>
          </Disclosure>
        ))}
        <Link className={`${styles.all} link`} to={paths.faq}>
          {t('home:questions.all')}
        </Link>
      </div>
    </section>
  );
}

function Need({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <li className={styles.need}>
      <Icon name="check" className={styles.check} />
      <div>
        <b className={styles.name}>{title}</b>
        <span className="muted">{children}</span>
      </div>
    </li>
  );
}
