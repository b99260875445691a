import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { bankTime } from '../../../../browser/bank-clock';
import { paths } from '../../../../config/paths';
import type { StaffBackend } from '../../../../data/staff/backend';
import type { RequestFilter } from '../../../../data/staff/requests';
import { readComplaintNumber } from '../../../../domain/complaint/number';
import { gameName } from '../../../../games/list';
import { Link } from '../../../../ui/button/link';
import { TextButton } from '../../../../ui/button/text-button';
import { EmptyList } from '../../list/empty-list';
import { SkeletonRows } from '../../parts/skeleton-rows';
import { useStaffRemote } from '../../session/use-staff';
import { filtersThatExclude, type HidingFilter } from '../filters-that-exclude';
import type { RequestQuery } from '../request-query';

/** The setting of each filter at which it hides nothing. */
const SHOWN = {
  status: 'all',
  gameId: undefined,
  proof: undefined,
  overdue: false,
} as const satisfies Pick<RequestQuery, HidingFilter>;

/** For a search without results: names the filters that hide one and offers to remove them. */
function HiddenMatch({
  filter,
  onQuery,
  children,
}: {
  readonly filter: RequestFilter;
  readonly onQuery: (change: Partial<RequestQuery>) => void;
  /** Shown if nothing is hidden. */
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('staff');
  const read = useCallback(
    async (staff: StaffBackend) => {
      const { rows } = await staff.read('pageRequests', { search: filter.search, ...SHOWN }, 1);
      return rows[0] && filtersThatExclude(filter, rows[0], bankTime());
    },
    [filter],
  );
  const { remote } = useStaffRemote(read);
  if (remote.status === 'loading') return <SkeletonRows />;
  const hiding = (remote.status === 'ready' && remote.data) || [];
  if (hiding.length === 0) return children;

  const names: Readonly<Record<HidingFilter, string>> = {
    status: t(`requests.status.${filter.status}`),
    gameId: gameName(filter.gameId ?? ''),
    proof: t(`requests.proofs.filters.${filter.proof ?? 'all'}`),
    overdue: t('requests.overdue'),
  };
  const count = hiding.length;
  return (
    <EmptyList>
      <p>
        {t('requests.empty.hidden', { count, filters: hiding.map((id) => names[id]).join(', ') })}
      </p>
      <TextButton onClick={() => onQuery(Object.fromEntries(hiding.map((id) => [id, SHOWN[id]])))}>
        {t('requests.empty.show', { count })}
      </TextButton>
    </EmptyList>
  );
}

/** For a search for a complaint's number: leads to the complaint in its own tab. */
function ComplaintNumber({ number }: { readonly number: string }) {
  const { t } = useTranslation('staff');
  return (
    <EmptyList>
      <p>{t('requests.empty.complaint', { number })}</p>
      <Link
        className="link"
        to={`${paths.staff}?${new URLSearchParams({ tab: 'reclamos', reclamo: number })}`}
      >
        {t('requests.empty.seeComplaint')}
      </Link>
    </EmptyList>
  );
}

/** Shown for an empty list: why it is empty, and the next step. */
export function NoRequests({
  filter,
  onQuery,
  ...nothing
}: Parameters<typeof EmptyQueue>[0] & {
  readonly filter: RequestFilter;
  readonly onQuery: (change: Partial<RequestQuery>) => void;
}) {
  if (filter.search === '') return <EmptyQueue {...nothing} />;
  const number = readComplaintNumber(filter.search);
  if (number !== undefined) return <ComplaintNumber number={number} />;
  return (
    <HiddenMatch key={JSON.stringify(filter)} filter={filter} onQuery={onQuery}>
      <EmptyQueue {...nothing} />
    </HiddenMatch>
  );
}

/** The queue is done, or the filters match nothing and can be cleared. */
function EmptyQueue({
  unfiltered,
  onClear,
}: {
  /** The state whose requests are shown without another filter. */
  readonly unfiltered: RequestFilter['status'] | undefined;
  readonly onClear: () => void;
}) {
  const { t } = useTranslation('staff');
  if (unfiltered === 'open' || unfiltered === 'confirming')
    return (
      <EmptyList>
        {t(unfiltered === 'open' ? 'requests.empty.pending' : 'requests.empty.confirming')}
      </EmptyList>
    );
  if (
    unfiltered === 'pending' ||
    unfiltered === 'information' ||
    unfiltered === 'withdrawn' ||
    unfiltered === 'unanswered' ||
    unfiltered === 'lapsed'
  )
    return <EmptyList>{t(`requests.empty.${unfiltered}`)}</EmptyList>;
  return (
    <EmptyList>
      <p>{t('requests.empty.other')}</p>
      <TextButton onClick={onClear}>{t('requests.empty.clear')}</TextButton>
    </EmptyList>
  );
}
