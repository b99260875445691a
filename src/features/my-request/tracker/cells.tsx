import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../config/brand';
import { VERIFICATION_HOURS } from '../../../domain/request/time-limits';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { ButtonLink } from '../../../ui/button/button';
import { NoBreak } from '../../../ui/data/no-break';
import type { FollowedRequest } from '../parts/followed-request';
import { type CellState, hourRows, hoursPassed, timeLeft } from '../parts/verification';
import styles from './cells.module.css';

const HOURS_A_DAY = 24;

/** The 72 hours, a mark each, a row per day in Santo Domingo or, where a question moved them, per 24. */
export function HourCells({
  request,
  now,
}: {
  readonly request: FollowedRequest;
  readonly now: Date;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const passed = hoursPassed(request, now);
  const label = request.deadline
    ? t('status:page.hours', { count: passed })
    : t('status:question.cells', { passed, left: VERIFICATION_HOURS - passed });
  const rows = hourRows(request, now).map(({ first, date, skipped, states }) => ({
    name: date
      ? formatDate(date, 'day', language)
      : t('status:page.hourRow', { first: first + 1, last: first + states.length }),
    skipped,
    states,
  }));
  return <Cells label={label} rows={rows} columns={HOURS_A_DAY} />;
}

/** How much of the 72 hours is left, or will be once the visitor answers; once they are over, whom to call. */
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
  const { deadline } = request;
  const isOver = deadline !== undefined && now >= deadline;
  const title = deadline ? (`page.${isOver ? 'over' : 'left'}` as const) : 'question.left';
  return (
    <div className={styles.clock}>
      <div>
        <h2 className={styles.clockTitle}>{t(`status:${title}`)}</h2>
        <p className="muted">{text}</p>
      </div>
      {isOver ? (
        <ButtonLink href={brand.phoneHref}>
          <NoBreak>{t('shell:footer.call')}</NoBreak>
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
