import { useTranslation } from 'react-i18next';
import { bankNow } from '../../../browser/bank-clock';
import type { StaffMember } from '../../../data/staff/audit';
import { AUDIT_ACTS, type AuditAct } from '../../../domain/audit';
import { dayKey } from '../../../domain/day';
import { TextButton } from '../../../ui/button/text-button';
import { DateField } from '../../../ui/form/date-field';
import { Select } from '../../../ui/form/select';
import { Filters } from '../list/filters';

/** The filters as they are chosen: a uid, an act and a day, each empty for all. */
export interface AuditQuery {
  readonly author: string;
  readonly act: AuditAct | '';
  readonly day: string;
}

export const NO_FILTER: AuditQuery = { author: '', act: '', day: '' };

/** Chooses whose acts, which ones, and of which day. */
export function AuditFilters({
  query,
  members,
  dayProblemId,
  onChange,
}: {
  readonly query: AuditQuery;
  readonly members: readonly StaffMember[];
  readonly dayProblemId: string | undefined;
  readonly onChange: (query: AuditQuery) => void;
}) {
  const { t } = useTranslation('staff');
  const people = [
    { id: '', label: t('audit.filters.everybody') },
    ...members.map(({ uid, name, email }) => ({
      id: uid,
      label: name === email ? email : `${name}, ${email}`,
    })),
  ];
  const acts: readonly { readonly id: AuditAct | ''; readonly label: string }[] = [
    { id: '', label: t('audit.filters.everything') },
    ...AUDIT_ACTS.map((act) => ({ id: act, label: t(`audit.acts.${act}`) })),
  ];
  const isFiltered = query.author !== '' || query.act !== '' || query.day !== '';
  return (
    <Filters>
      <Select
        label={t('audit.filters.person')}
        name="persona"
        options={people}
        value={query.author}
        onChange={(author) => onChange({ ...query, author })}
      />
      <Select
        label={t('audit.filters.act')}
        name="accion"
        options={acts}
        value={query.act}
        onChange={(act) => onChange({ ...query, act })}
      />
      <DateField
        label={t('audit.filters.day')}
        name="dia"
        max={dayKey(bankNow())}
        problemId={dayProblemId}
        value={query.day}
        onChange={(day) => onChange({ ...query, day })}
      />
      {isFiltered && (
        <TextButton onClick={() => onChange(NO_FILTER)}>{t('audit.filters.clear')}</TextButton>
      )}
    </Filters>
  );
}
