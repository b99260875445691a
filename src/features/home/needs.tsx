import './needs.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../config/brand';
import { paths } from '../../config/paths';
import { Disclosure } from '../../ui/disclosure';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';

const QUESTIONS = ['value', 'everyone', 'one'] as const;

/** What a visitor needs to ask for the loan, and the three questions asked most. */
export function Needs() {
  const { t } = useTranslation();
  return (
    <section className="home__section needs wrap">
      <div className="needs__list">
        <h2 className="needs__title heading">{t('home:needs.title')}</h2>
        <ul className="needs__ledger">
          <Need title={t('home:needs.customer')}>
            {t('home:needs.notYet')}{' '}
            <a className="needs__link" href={brand.accountOpeningUrl}>
              {t('home:needs.openAccount')}
            </a>
          </Need>
          <Need title={t('home:needs.id')}>{t('home:needs.idText')}</Need>
          <Need title={t('home:needs.account')}>{t('home:needs.accountText')}</Need>
        </ul>
      </div>
      <div className="needs__questions">
        <h2 className="needs__title heading">{t('home:questions.title')}</h2>
        {QUESTIONS.map((question, index) => (
          <Disclosure
            key={question}
            summary={t(`faq:questions.${question}.question`)}
            open={index === 0}
          >
            <p>{t(`faq:questions.${question}.answer`)}</p>
          </Disclosure>
        ))}
        <Link className="needs__all link" to={paths.faq}>
          {t('home:questions.all')}
        </Link>
      </div>
    </section>
  );
}

function Need({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <li className="needs__need">
      <Icon name="check" className="needs__check" />
      <div>
        <b className="needs__name">{title}</b>
        <span className="muted">{children}</span>
      </div>
    </li>
  );
}
