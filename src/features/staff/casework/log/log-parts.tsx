import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bankNow } from '../../../../browser/bank-clock';
import { isSameDay } from '../../../../domain/day';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { TextButton } from '../../../../ui/button/text-button';
import styles from './log-parts.module.css';

/** The head of a log: its title, and how many entries it has. */
export function LogHead({
  isLoading,
  count,
  onRetry,
}: {
  readonly isLoading: boolean;
  readonly count: number;
  /** Given where the entries could not be read. */
  readonly onRetry: (() => void) | undefined;
}) {
  const { t } = useTranslation('staff');
  return (
    <>
      <header className={`paper-head ${styles.head}`}>
        <h3 className="title-m">{t('requests.cases.log.title')}</h3>
        <span className="number">
          {isLoading ? t('loading') : t('requests.cases.log.entries', { count })}
        </span>
      </header>
      {onRetry && (
        <p role="alert">
          {t('requests.cases.log.failed')} <TextButton onClick={onRetry}>{t('retry')}</TextButton>
        </p>
      )}
    </>
  );
}

/** A line of a log: when, who, and what. The children add to it. */
export function LogRow({
  at,
  name,
  isNote,
  deed,
  children,
}: {
  readonly at: Date;
  readonly name: string;
  readonly isNote: boolean;
  /** The act without its author, or the text of a note. */
  readonly deed: string;
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const isToday = isSameDay(at, bankNow());
  return (
    <li className={`${styles.row} ${isNote ? styles.note : ''}`}>
      <time className="number" dateTime={at.toISOString()}>
        {formatDate(at, isToday ? 'time' : 'shortMoment', language)}
      </time>
      <div>
        <p>
          <b>{name}</b> {isNote ? <em>{t('requests.cases.note.label')}</em> : deed}
        </p>
        {isNote && <p>{deed}</p>}
        {children}
      </div>
    </li>
  );
}
