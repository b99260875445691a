import { type ComponentType, type ReactNode, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { bankNow } from '../../browser/bank-clock';
import { timings } from '../../config/timings';
import { type KnownLoan, useLoanConditions } from '../../data/use-loan-conditions';
import { areValid, lastDayOf } from '../../domain/loan/terms';
import { loan as loanCopy } from '../../i18n/es/loan-example';
import { formatDate, formatTime } from '../../i18n/format';
import { useLanguage, usePageCopy } from '../../i18n/use-language';
import { Button } from '../../ui/button/button';
import { Note } from '../../ui/feedback/note';
import { useOnWindowFocus } from '../../ui/page/use-on-window-focus';
import { LoanExampleView } from './loan-example-view';
import styles from './loan-page.module.css';

/**
 * An example of what a loan costs, with the terms that the bank published. A bank that published
 * none has no such page.
 */
export default function LoanPage({ Missing }: { readonly Missing: ComponentType }) {
  usePageCopy({ loan: loanCopy });
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { read, ...known } = useLoanConditions();
  const { status, conditions } = known;
  const check = useCallback(() => {
    if (status !== 'loading') read();
  }, [status, read]);
  useOnWindowFocus(check);
  useEffect(() => {
    const checking = setInterval(() => {
      if (document.visibilityState === 'visible') check();
    }, timings.loanCheckMs);
    return () => clearInterval(checking);
  }, [check]);

  if (status === 'ready' && !conditions) return <Missing />;
  if (status === 'loading')
    return <LoanExampleView terms={undefined} title={<Title />} news={null} />;
  if (!conditions)
    return (
      <Frame>
        <Message title={t('loan:failedTitle')}>
          {t(isOffline(known) ? 'loan:failedOffline' : 'loan:failed')}
          <Button onClick={read}>{t('loan:retry')}</Button>
        </Message>
      </Frame>
    );
  const { terms } = conditions;
  if (!areValid(terms, bankNow()))
    return (
      <Frame>
        <Message title={t('loan:expiredTitle')}>
          {t('loan:expired', { date: formatDate(lastDayOf(terms), 'date', language) })}
        </Message>
      </Frame>
    );
  return (
    <LoanExampleView terms={terms} title={<Title />} news={<News known={known} onRetry={read} />} />
  );
}

const isOffline = ({ failure }: KnownLoan) => failure === 'offline' || failure === 'not-connected';

function Title() {
  const { t } = useTranslation();
  return <h1 className={`${styles.title} display`}>{t('loan:title')}</h1>;
}

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={`${styles.frame} wrap`}>
      <Title />
      {children}
    </div>
  );
}

function Message({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={`stack ${styles.message}`}>
      <h2 className="title-l">{title}</h2>
      <div className="stack gap-20 start">{children}</div>
    </section>
  );
}

/** Says that other terms replaced those shown, or that the terms could not be read again. */
function News({ known, onRetry }: { readonly known: KnownLoan; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { status, conditions, seenAt, replaced } = known;
  const moment = (date: Date | undefined) => date && formatTime(date, 'fullMoment', language);
  if (status === 'failed')
    return (
      <Note tone="warning">
        {t(isOffline(known) ? 'loan:offline' : 'loan:unread', { moment: moment(seenAt) })}{' '}
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t('loan:retry')}
        </button>
      </Note>
    );
  if (!replaced) return null;
  return <Note tone="info">{t('loan:replaced', { moment: moment(conditions?.terms.since) })}</Note>;
}
