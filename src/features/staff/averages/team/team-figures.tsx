import { useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bankTime } from '../../../../browser/bank-clock';
import type { StaffBackend } from '../../../../data/staff/backend';
import { dayStart } from '../../../../domain/day';
import { lastWeeks, type MemberWeek } from '../../../../domain/summary/team';
import { formatDate, formatNumber } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { Cell, ColumnHeading, Table } from '../../../../ui/data/table';
import { Select } from '../../../../ui/form/select';
import { Loaded } from '../../parts/loaded';
import { useNames } from '../../session/use-names';
import { useStaffRemote } from '../../session/use-staff';
import styles from './team-figures.module.css';

/** How many weeks can be chosen. */
const WEEKS = 12;

const FIGURES = ['taken', 'decided', 'minutes', 'reversed', 'questions', 'openNow'] as const;

interface MemberRow extends Omit<MemberWeek, 'medianMinutes'> {
  readonly minutes: number | undefined;
  /** How many requests the member has taken now. */
  readonly openNow: number;
}

const NOTHING = { taken: 0, decided: 0, medianMinutes: undefined, reversed: 0, questions: 0 };

/** The members of a week, and those who work on something now. */
function rowsOf(week: readonly MemberWeek[], holders: readonly string[]): MemberRow[] {
  const uids = [...new Set([...week.map(({ uid }) => uid), ...holders])];
  return uids.map((uid) => {
    const found = week.find((member) => member.uid === uid) ?? { ...NOTHING, uid };
    const { medianMinutes: minutes, ...counts } = found;
    return { ...counts, minutes, openNow: holders.filter((holder) => holder === uid).length };
  });
}

/** The week of each member by name; nobody comes first for doing more. */
function TeamTable({ rows }: { readonly rows: readonly MemberRow[] }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const nameOf = useNames(rows.map(({ uid }) => uid));
  const named = rows
    .map((row) => ({ ...row, name: nameOf(row.uid) }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
  return (
    <Table className={styles.teamTable} aria-label={t('averages.team.title')}>
      <thead>
        <tr>
          <ColumnHeading>{t('averages.team.member')}</ColumnHeading>
          {FIGURES.map((figure) => (
            <ColumnHeading key={figure} kind="figure">
              {t(`averages.team.${figure}`)}
            </ColumnHeading>
          ))}
        </tr>
      </thead>
      <tbody>
        {named.map((row) => (
          <tr key={row.uid}>
            <Cell kind="typed" className={styles.member}>
              <strong>{row.name}</strong>
            </Cell>
            {FIGURES.map((figure) => (
              <Cell
                key={figure}
                kind="figure"
                className="number"
                data-label={t(`averages.team.${figure}`)}
              >
                {row[figure] === undefined ? '–' : formatNumber(row[figure])}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** What each member did in a week, for reviewers and administrators. */
export function TeamFigures() {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const titleId = useId();
  const [weeks] = useState(() => lastWeeks(WEEKS, bankTime()));
  const [week, setWeek] = useState(weeks[0] ?? '');
  const read = useCallback(
    async (staff: StaffBackend) => {
      const [counted, claims] = await Promise.all([
        staff.read('teamWeek', week),
        staff.read('claims'),
      ]);
      const now = week === weeks[0] ? claims.map(({ author }) => author) : [];
      return { isCounted: counted !== undefined, rows: rowsOf(counted ?? [], now) };
    },
    [week, weeks],
  );
  const found = useStaffRemote(read);
  const day = (key: string) => formatDate(new Date(dayStart(key)), 'dayMonth', language);
  return (
    <section className="stack gap-16" aria-labelledby={titleId}>
      <div className="row between">
        <h2 id={titleId} className="title-l">
          {t('averages.team.title')}
        </h2>
        <Select
          label={t('averages.team.week')}
          name="semana"
          options={weeks.map((id) => ({ id, label: t('averages.team.weekOf', { day: day(id) }) }))}
          value={week}
          onChange={setWeek}
        />
      </div>
      <Loaded of={found}>
        {({ rows, isCounted }) =>
          rows.length > 0 ? (
            <TeamTable rows={rows} />
          ) : (
            <p>{t(isCounted ? 'averages.team.empty' : 'averages.team.uncounted')}</p>
          )
        }
      </Loaded>
      <p className="muted">{t('averages.team.purpose')}</p>
    </section>
  );
}
