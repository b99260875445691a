import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffBackend } from '../../../data/staff/backend';
import { COMPLAINT_STATES, type ComplaintState } from '../../../data/staff/complaints';
import { isUnreadable } from '../../../data/staff/lists';
import type { Complaint } from '../../../domain/complaint/complaint';
import { readComplaintNumber } from '../../../domain/complaint/number';
import { complaintsTab as english } from '../../../i18n/en/staff/complaints';
import { complaintsTab as spanish } from '../../../i18n/es/staff/complaints';
import { formatNumber } from '../../../i18n/format';
import { useTabCopy } from '../../../i18n/use-language';
import { SearchField } from '../../../ui/form/search-field';
import { Segmented } from '../../../ui/form/segmented';
import beside from '../casework/beside-list.module.css';
import { ClaimsProvider } from '../casework/claims/claims-provider';
import { DataList } from '../list/data-list';
import { EmptyList } from '../list/empty-list';
import { type Address, keyOf, useAddress } from '../list/use-address';
import { usePages } from '../list/use-pages';
import { TabHead } from '../parts/tab-head';
import { TabPage } from '../parts/tab-page';
import { useKept } from '../session/use-kept';
import { useOpenComplaints } from './complaint-counts';
import { ComplaintList, complaintButtonId } from './complaint-list';
import styles from './complaints-tab.module.css';
import { OpenComplaint } from './open-complaint';

const PAGE_SIZE = 50;

const COPY = { es: spanish, en: english };

const STATE_PARAMS = {
  open: 'abiertos',
  closed: 'cerrados',
  all: 'todos',
} as const satisfies Record<ComplaintState, string>;

const ADDRESS: Address<{ readonly state: ComplaintState; readonly selected: string | undefined }> =
  {
    tab: 'reclamos',
    read: (params) => ({
      state: keyOf(STATE_PARAMS, params.get('estado')) ?? 'open',
      selected: params.get('reclamo') ?? undefined,
    }),
    write: ({ state, selected }) => ({
      estado: state === 'open' ? undefined : STATE_PARAMS[state],
      reclamo: selected,
    }),
  };

/** The complaints, soonest deadline first, and the open one beside them. */
export default function ComplaintsTab() {
  useTabCopy(COPY);
  return (
    <ClaimsProvider>
      <Complaints />
    </ClaimsProvider>
  );
}

function Complaints() {
  const { t } = useTranslation('staff');
  const [{ state, selected }, change] = useAddress(ADDRESS);
  const counts = useOpenComplaints();
  const pages = usePages(
    useCallback(
      (staff: StaffBackend, after?: unknown) =>
        staff.read('pageComplaints', state, PAGE_SIZE, after),
      [state],
    ),
  );
  /** The complaint that the member opened on this tab, and not by its address. */
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useKept('complaints.search', '');
  const closed = useRef<string>(undefined);

  useEffect(() => {
    if (selected !== undefined || closed.current === undefined) return;
    document.getElementById(complaintButtonId(closed.current))?.focus();
    closed.current = undefined;
  }, [selected]);

  /** Typing a complete complaint number opens that complaint. */
  function find(next: string) {
    setTyped(next);
    const number = readComplaintNumber(next);
    if (number === undefined || number === selected) return;
    setChosen(number);
    change({ selected: number });
  }

  function replace(changed: Complaint) {
    pages.replace(changed, (row) => !isUnreadable(row) && row.number === changed.number);
    counts.reload();
  }

  const number = counts.remote.status === 'ready' ? formatNumber(counts.remote.data) : undefined;
  const openCount = counts.remote.status === 'ready' ? counts.remote.data : undefined;
  return (
    <div className={selected === undefined ? undefined : `${beside.open} ${styles.beside}`}>
      <div className={`${beside.list} ${styles.list}`}>
        <TabPage>
          {selected === undefined ? (
            <TabHead title={t('complaints.title')} />
          ) : (
            <header>
              <h1 className={`${styles.title} heading`}>{t('complaints.title')}</h1>
            </header>
          )}
          <Segmented
            label={t('complaints.state')}
            options={COMPLAINT_STATES.map((id) => ({
              id,
              label:
                id === 'open' && number !== undefined
                  ? t('complaints.openCount', { number })
                  : t(`complaints.states.${id}`),
            }))}
            value={state}
            onChange={(next) => change({ state: next })}
          />
          <SearchField
            label={t('search')}
            hint={t('complaints.searchHint')}
            value={typed}
            onChange={find}
          />
          <DataList
            pages={pages}
            list="complaints"
            total={state === 'open' ? openCount : undefined}
            empty={
              <EmptyList>
                <p>{t(`complaints.none.${state}`)}</p>
              </EmptyList>
            }
          >
            {(rows) => (
              <ComplaintList
                complaints={rows}
                selected={selected}
                busy={pages.refreshing}
                onOpen={(each) => {
                  setChosen(each);
                  change({ selected: each });
                }}
              />
            )}
          </DataList>
        </TabPage>
      </div>
      {selected !== undefined && (
        <div className={beside.opened}>
          <OpenComplaint
            key={selected}
            number={selected}
            takes={chosen === selected}
            onClose={() => {
              closed.current = selected;
              change({ selected: undefined });
            }}
            onChanged={replace}
          />
        </div>
      )}
    </div>
  );
}
