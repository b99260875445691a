import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../config/brand';
import { VERIFICATION_HOURS } from '../../../domain/request/time-limits';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { ButtonLink } from '../../../ui/button/button';
import { NoBreak } from '../../../ui/no-break';
import type { FollowedRequest } from '../request/followed-request';
import { type CellState, daysOf, hoursPassed, timeLeft } from '../request/verification';
import styles from './cells.module.css';

const HOURS_A_DAY = 24;

/** The 72 hours, a mark each, a row per day in Santo Domingo. */
export function HourCells({
  from,
  now,
  waitsSince,
}: {
  /** When they began. */
  readonly from: Date;
  readonly now: Date;
  /** Since when the bank waits for the visitor, if it does. */
  readonly waitsSince?: Date | undefined;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const passed = hoursPassed(from, now);
  const before = waitsSince ? hoursPassed(from, waitsSince) : passed;
  const label = waitsSince
    ? t('status:question.cells', {
        passed: before,
        waiting: passed - before,
        left: VERIFICATION_HOURS - passed,
      })
    : t('status:page.hours', { count: passed });
  const rows = daysOf(from, now, waitsSince).map(({ date, skipped, hours }) => ({
    name: formatDate(date, 'day', language),
    skipped,
    states: hours.map(({ state }) => state),
  }));
  return <Cells label={label} rows={rows} columns={HOURS_A_DAY} />;
}

/** How much of the 72 hours is left; once they are over, whom to call. */
export function Clock({
  request,
  now,
  text,
}: {
  readonly request: FollowedRequest;
  readonly now: Date;
  /** What the marks under the clock show. */
  readonly text: string;
}) {
  const { t } = useTranslation();
  const isOver = now >= request.deadline;
  return (
    <div className={styles.clock}>
      <div>
        <h2 className={styles.clockTitle}>{t(`status:page.${isOver ? 'over' : 'left'}`)}</h2>
        <p className="muted">{text}</p>
      </div>
      {isOver ? (
        <ButtonLink href={brand.phoneHref}>
          <NoBreak>{t('status:call')}</NoBreak>
        </ButtonLink>
      ) : (
        <p className={`figure ${styles.time}`}>
          {t('status:page.duration', { ...timeLeft(request, now) })}
        </p>
      )}
    </div>
  );
}

const STATES = {
  passed: styles.passed,
  waiting: styles.waiting,
  now: styles.now,
  next: '',
} satisfies Record<CellState, string | undefined>;

/** A row of marks and its name; `skipped` leaves room before the first one. */
export interface CellRow {
  readonly name: string;
  readonly skipped: number;
  readonly states: readonly CellState[];
}

/** Time as marks, in rows of as many as `columns`; the label says in words what they show. */
export function Cells({
  label,
  rows,
  columns,
}: {
  readonly label: string;
  readonly rows: readonly CellRow[];
  readonly columns: number;
}) {
  return (
    <div
      role="img"
      aria-label={label}
      className={styles.cells}
      style={{ '--columns': columns } as CSSProperties}
    >
      {rows.map(({ name, skipped, states }) => (
        <div className={styles.line} key={name}>
          <b className={styles.name}>{name}</b>
          <span className={styles.row}>
            {states.map((state, place) => (
              <i
                // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a row never move
                key={place}
                className={`${styles.cell} ${STATES[state]}`}
                style={place === 0 ? { gridColumnStart: skipped + 1 } : undefined}
              />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
