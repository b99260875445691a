import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VERIFICATION_HOURS } from '../../../../domain/request/loan-request';
import { latenessOf, type RequestSummary } from '../../../../domain/summary/request-summary';
import { formatNumber } from '../../../../i18n/format';
import { type Bar, BarList } from '../../../../ui/chart/bar-list';
import styles from './decisions.module.css';

/** Decisions that took from `from` hours until `to` hours; the last class has no end. */
interface TimeClass {
  readonly from: number;
  readonly to: number | undefined;
  readonly count: number;
}

/** Where classes end, in hours. */
const ENDS = [6, 12, 24, 48, VERIFICATION_HOURS];

/**
 * How many decisions took how long. A decision after exactly 72 hours never counts as late, a
 * request without one past them always does.
 */
function timeClasses(summary: RequestSummary): TimeClass[] {
  const { minutes, onTime } = summary;
  const { people } = latenessOf(summary);
  const before = (hours: number) =>
    hours === VERIFICATION_HOURS
      ? onTime
      : minutes.reduce((sum, { from, count }) => sum + (from < hours * 60 ? count : 0), 0);
  const limits = [0, ...ENDS];
  return limits.map((from, place) => {
    const to = ENDS[place];
    return {
      from,
      to,
      count: (to === undefined ? people : before(to)) - (from === 0 ? 0 : before(from)),
    };
  });
}

/** How requests ended, why they were declined, and how long the decision took. */
export function Decisions({ summary }: { readonly summary: RequestSummary }) {
  const { t } = useTranslation('staff');
  const { approved, declined, withdrawn, unanswered, lapsed, count, undone } = summary;
  const { paidOut, overdue, givenUp, reconsidered, reconsideredApproved } = summary;
  const closed = approved + declined + withdrawn + unanswered + lapsed;
  const bar = (id: string, label: string, number: number, look: Bar['look'] = 'plain'): Bar => ({
    id,
    label,
    value: number,
    text: formatNumber(number),
    look,
  });
  const outcomes = [
    bar('approved', t('averages.outcomes.approved'), approved, 'good'),
    bar('paidOut', t('averages.outcomes.paidOut'), paidOut, 'good'),
    bar('lapsed', t('averages.outcomes.lapsed'), lapsed),
    bar('declined', t('averages.outcomes.declined'), declined, 'bad'),
    bar('withdrawn', t('averages.outcomes.withdrawn'), withdrawn),
    bar('unanswered', t('averages.outcomes.unanswered'), unanswered),
    bar('open', t('averages.outcomes.open'), Math.max(0, count - closed)),
  ];
  const reasons = reasonsOf(summary).map(([reason, number]) =>
    bar(reason, reason === 'none' ? t('averages.noReason') : t(`declineReasons.${reason}`), number),
  );
  const times = timeClasses(summary).map(({ from, to, count: number }) =>
    to === undefined
      ? bar('late', t('averages.times.late', { from }), number, 'bad')
      : bar(String(from), t('averages.times.within', { from, to }), number),
  );
  return (
    <div className={styles.decisions}>
      <Group title={t('averages.outcomes.title')} bars={outcomes}>
        <p className="muted">{t('averages.outcomes.undone', { count: undone })}</p>
        <p className="muted">
          {t('averages.outcomes.reconsidered', {
            total: formatNumber(reconsidered),
            approved: formatNumber(reconsideredApproved),
          })}
        </p>
      </Group>
      <Group
        title={t('averages.times.title')}
        bars={latenessOf(summary).people > 0 ? times : []}
        empty={t('averages.times.empty')}
      >
        {overdue > 0 && <p className="muted">{t('averages.times.overdue', { count: overdue })}</p>}
        {givenUp > 0 && <p className="muted">{t('averages.times.givenUp', { count: givenUp })}</p>}
      </Group>
      <Group title={t('averages.reasons')} bars={reasons} empty={t('averages.noDeclines')} />
    </div>
  );
}

type Reason = keyof RequestSummary['reasons'];

/** The reasons that were given, the most frequent first. */
function reasonsOf({ reasons }: RequestSummary): [Reason, number][] {
  const given = Object.entries(reasons) as [Reason, number][];
  return given.filter(([, number]) => number > 0).sort(([, a], [, b]) => b - a);
}

function Group({
  title,
  bars,
  empty,
  children,
}: {
  readonly title: string;
  readonly bars: readonly Bar[];
  /** Shown when there are no bars. */
  readonly empty?: string;
  readonly children?: ReactNode;
}) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      {bars.length === 0 ? <p className="muted">{empty}</p> : <BarList label={title} bars={bars} />}
      {children}
    </div>
  );
}
