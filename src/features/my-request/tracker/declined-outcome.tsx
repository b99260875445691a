import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  askAgainFrom,
  DECLINE_REASONS,
  type DeclineReason,
  RESERVED,
} from '../../../domain/request/reasons';
import { DAY_MS } from '../../../domain/time';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { NoBreak } from '../../../ui/data/no-break';
import type { FollowedRequest } from '../parts/followed-request';
import type { CellState } from '../parts/verification';
import { Cells } from './cells';
import outcomeStyles from './outcome.module.css';

const COLUMNS = 30;

/** From when it makes sense to ask again, and the days until then, a mark each. */
function AgainFrom({
  reason,
  decidedAt,
  now,
}: {
  readonly reason: DeclineReason;
  readonly decidedAt: Date;
  readonly now: Date;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { from, days, passed, left, rows } = againDays(reason, decidedAt, now);
  const waits = left > 0;
  return (
    <div className={outcomeStyles.wait}>
      <div className={outcomeStyles.clock}>
        <div>
          <h2 className={outcomeStyles.label}>{t('status:declined.when')}</h2>
          <p className={`${outcomeStyles.big} number`}>
            {waits
              ? t('status:declined.from', { date: formatDate(from, 'date', language) })
              : t('status:declined.nowTitle')}
          </p>
          <p className={`muted ${outcomeStyles.each}`}>
            {waits ? t('status:declined.each', { days }) : t('status:declined.nowText')}
          </p>
        </div>
        <p className={`figure ${outcomeStyles.figure}`}>
          {waits ? t('status:declined.left', { count: left }) : t('status:declined.now')}
        </p>
      </div>
      {waits && (
        <Cells
          label={t('status:declined.passed', { count: passed, days })}
          columns={COLUMNS}
          rows={rows.map(({ date, states }) => ({
            name: formatDate(date, 'dayMonth', language),
            skipped: 0,
            states,
          }))}
        />
      )}
    </div>
  );
}

const DAYS_A_ROW = 30;

/** The days after a decline, until it makes sense to ask again. */
interface AgainDays {
  readonly from: Date;
  /** All of them; 0 if there is nothing to wait for. */
  readonly days: number;
  readonly passed: number;
  /** The days left; the current day counts as a whole one. */
  readonly left: number;
  /** A mark for each day, thirty in a row under the date of the first. */
  readonly rows: readonly { readonly date: Date; readonly states: readonly CellState[] }[];
}

/** How far the wait after a decline has come at a moment. */
export function againDays(reason: DeclineReason, decidedAt: Date, now: Date): AgainDays {
  const days = DECLINE_REASONS[reason];
  const from = askAgainFrom(reason, decidedAt);
  const since = Math.floor((now.getTime() - decidedAt.getTime()) / DAY_MS);
  const passed = Math.min(days, Math.max(0, since));
  const stateOf = (day: number) => (day < passed ? 'passed' : day === passed ? 'now' : 'next');
  const rows = Array.from({ length: days / DAYS_A_ROW }, (_, row) => {
    const first = row * DAYS_A_ROW;
    const states = Array.from({ length: DAYS_A_ROW }, (_, place) => stateOf(first + place));
    return { date: new Date(decidedAt.getTime() + first * DAY_MS), states };
  });
  return { from, days, passed, left: days - passed, rows };
}

/** Why a request was declined, what would change it, and from when to ask again. */
export function DeclinedOutcome({
  request: { reason, decidedAt },
  now,
  children,
}: {
  readonly request: FollowedRequest;
  readonly now: Date;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  if (!reason || !decidedAt)
    return (
      <div className={outcomeStyles.section}>
        <p className={outcomeStyles.text}>
          <NoBreak>{t('status:declined.unknown')}</NoBreak>
        </p>
        {children}
      </div>
    );
  if (reason === RESERVED)
    return (
      <>
        <div className={outcomeStyles.section}>
          <h2 className={outcomeStyles.label}>{t('status:declined.why')}</h2>
          <p className={outcomeStyles.big}>
            <NoBreak>{t('status:reasons.reserved.why')}</NoBreak>
          </p>
          <p className={outcomeStyles.text}>{t('status:declined.anyTime')}</p>
        </div>
        {children}
      </>
    );
  return (
    <>
      <div className={`${outcomeStyles.section} ${outcomeStyles.why}`}>
        <div>
          <h2 className={outcomeStyles.label}>{t('status:declined.why')}</h2>
          <p className={outcomeStyles.big}>{t(`status:reasons.${reason}.why`)}</p>
        </div>
        <div>
          <h2 className={outcomeStyles.label}>{t('status:declined.change')}</h2>
          <p className={outcomeStyles.big}>{t(`status:reasons.${reason}.change`)}</p>
        </div>
      </div>
      <AgainFrom reason={reason} decidedAt={decidedAt} now={now} />
      {children}
    </>
  );
}
