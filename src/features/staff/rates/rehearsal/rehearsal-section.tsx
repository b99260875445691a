import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_PAGE } from '../../../../data/staff/lists';
import type { Calculator } from '../../../../domain/calculator';
import { bankClock } from '../../../../domain/day';
import { formatDollars } from '../../../../domain/money';
import type { RateFigures, Rates } from '../../../../domain/rates/rates';
import { formatDate, formatNumber } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { TextButton } from '../../../../ui/button/text-button';
import { Note } from '../../../../ui/feedback/note';
import { Skeleton } from '../../../../ui/feedback/skeleton';
import { Failure } from '../../parts/failure';
import { OffButton } from '../../parts/off-button';
import { Section } from '../../parts/section';
import { Moves } from './moves';
import { Receipts } from './receipts';
import type { RecentRequests } from './recent-requests';
import styles from './rehearsal-section.module.css';
import { Slot } from './slot';
import { Spread } from './spread';
import { isStale, type LastRehearsal, useRehearsal } from './use-rehearsal';

/** Below so many requests one more may move the median a lot. */
const FEW = 20;

/** What limits a rehearsal: requests that are left out, few of them, or none. */
function Caveats({
  game,
  last: { recent, rehearsal },
}: {
  readonly game: string;
  readonly last: LastRehearsal;
}) {
  const { t } = useTranslation('staff');
  const { count, leftOut, isMadeUp } = rehearsal;
  const { unreadable } = recent;
  const sentences = [
    leftOut > 0 && t('rehearsal.unanswered', { count: leftOut, number: formatNumber(leftOut) }),
    unreadable > 0 &&
      t('rehearsal.unreadable', { count: unreadable, number: formatNumber(unreadable) }),
    count === 0
      ? t('rehearsal.none', { game })
      : isMadeUp
        ? t('rehearsal.tooFew')
        : count < FEW && t('rehearsal.few'),
  ].filter((sentence) => sentence !== false);
  if (sentences.length === 0) return null;
  return (
    <Note tone="info">
      <p>{sentences.join(' ')}</p>
    </Note>
  );
}

/** Which requests a rehearsal computes, in words: how many, from when to when. */
function useLead(
  game: string,
  /** Undefined before they are read. */
  recent: RecentRequests | undefined,
): string {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const newest = recent?.requests[0];
  const oldest = recent?.requests.at(-1);
  if (!recent || !newest || !oldest)
    return t('rehearsal.lead', { game, max: formatNumber(MAX_PAGE) });
  const year = (moment: Date) => bankClock(moment).getUTCFullYear();
  const isOneYear = year(oldest.receivedAt) === year(newest.receivedAt);
  const count = recent.requests.length + recent.unreadable;
  return t(recent.isFull ? 'rehearsal.newest' : 'rehearsal.all', {
    count,
    number: formatNumber(count),
    game,
    from: formatDate(oldest.receivedAt, isOneYear ? 'dayMonth' : 'date', language),
    to: formatDate(newest.receivedAt, 'date', language),
  });
}

/** Holds the place of the receipts and the plot while the requests are read. */
function Waiting() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      <Slot>
        <Skeleton className={styles.one} />
        <Skeleton className={styles.one} />
      </Slot>
      <Skeleton className={styles.one} />
    </div>
  );
}

interface Props {
  readonly calculator: Calculator;
  readonly inForce: Rates;
  /** The draft as typed, undefined while one of its figures is wrong. */
  readonly figures: RateFigures | undefined;
}

/** The effect of the draft on the newest requests of the game. Nothing is stored. */
export function RehearsalSection(props: Props) {
  return <GameRehearsal key={props.calculator.id} {...props} />;
}

function GameRehearsal({ calculator, inForce, figures }: Props) {
  const { t } = useTranslation('staff');
  const hintId = useId();
  const { last, reading, failure, run } = useRehearsal(calculator, inForce);
  const lead = useLead(calculator.name, last?.recent);
  const isOff = figures === undefined || reading;
  const start = (again: boolean) => figures && run(figures, { again });

  return (
    <Section title={t('rehearsal.title')} lead={lead}>
      <div className={styles.rehearsal}>
        <div className="row gap-8 gap-x-24 no-print">
          <OffButton
            look="ink"
            isOff={isOff}
            aria-describedby={hintId}
            onClick={() => start(false)}
          >
            {t('rehearsal.run')}
          </OffButton>
          <p id={hintId} className={styles.hint}>
            <span role="status">
              {figures === undefined && t('rehearsal.wrongFigures')}
              {figures && reading && t('rehearsal.reading')}
            </span>
            {figures && !reading && t('rehearsal.changesNothing')}
          </p>
          {last && (
            <TextButton disabled={figures === undefined} onClick={() => start(true)}>
              {t('rehearsal.readAgain')}
            </TextButton>
          )}
        </div>
        {failure && <Failure code={failure} onRetry={() => start(true)} />}
        {last && isStale(calculator, last, inForce, figures) && (
          <Note tone="warning">{t('rehearsal.stale')}</Note>
        )}
        {!last &&
          (reading ? (
            <Waiting />
          ) : (
            <div className={styles.alone}>
              <Slot />
            </div>
          ))}
        {last && <Results calculator={calculator} last={last} />}
      </div>
    </Section>
  );
}

function Results({
  calculator,
  last,
}: {
  readonly calculator: Calculator;
  readonly last: LastRehearsal;
}) {
  const { t } = useTranslation('staff');
  const { count, medianBefore, medianAfter } = last.rehearsal;
  const isEmpty = medianBefore === undefined || medianAfter === undefined;
  return (
    <>
      <Caveats game={calculator.name} last={last} />
      <p role="status" className="visually-hidden">
        {isEmpty
          ? t('rehearsal.doneEmpty')
          : t('rehearsal.done', {
              count,
              before: formatDollars(medianBefore),
              after: formatDollars(medianAfter),
            })}
      </p>
      <div className={isEmpty ? styles.alone : styles.results}>
        <Receipts calculator={calculator} last={last} />
        {!isEmpty && <Spread last={last} />}
      </div>
      {!isEmpty && <Moves gameId={calculator.id} rehearsal={last.rehearsal} />}
    </>
  );
}
