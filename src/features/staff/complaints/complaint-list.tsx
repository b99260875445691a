import { useTranslation } from 'react-i18next';
import { isUnreadable, type Listed } from '../../../data/staff/lists';
import { type Complaint, isOpenComplaint } from '../../../domain/complaint/complaint';
import { useClaims } from '../casework/claims/claims-provider';
import side from '../casework/side-list.module.css';
import { Warning } from '../parts/warning';
import { useMember } from '../session/use-member';
import styles from './complaint-list.module.css';
import { ComplaintTime } from './complaint-time';

/** The id of the button that opens a complaint. Closing it moves the focus back there. */
export function complaintButtonId(number: string): string {
  return `open-${number}`;
}

/** What a row shows beside its person describes the button that opens it. */
const FACTS = ['time', 'kind', 'holder'] as const;

/** The complaints, one row each: time left, who has it, the person, kind and number. */
export function ComplaintList({
  complaints,
  selected,
  busy,
  onOpen,
}: {
  readonly complaints: readonly Listed<Complaint>[];
  readonly selected: string | undefined;
  readonly busy: boolean;
  readonly onOpen: (number: string) => void;
}) {
  const { t } = useTranslation('staff');
  const { uid } = useMember();
  const { claimOf, nameOf } = useClaims();

  function holder(complaint: Complaint): string {
    const claim = isOpenComplaint(complaint) ? claimOf(complaint.number) : undefined;
    if (!claim) return '';
    return claim.author === uid ? t('complaints.you') : nameOf(claim.author);
  }

  return (
    <ul
      className={`${side.sideList} ${styles.complaintList}`}
      aria-label={t('complaints.list')}
      aria-busy={busy}
    >
      {complaints.map((row) =>
        isUnreadable(row) ? (
          <li key={row.id} className={side.unreadable}>
            <Warning>{t('complaints.unreadable', { number: row.id })}</Warning>
          </li>
        ) : (
          <li key={row.number}>
            <button
              id={complaintButtonId(row.number)}
              type="button"
              aria-current={row.number === selected ? 'true' : undefined}
              aria-label={t('complaints.open', { name: row.name })}
              aria-describedby={FACTS.map((fact) => `${fact}-${row.number}`).join(' ')}
              onClick={() => onOpen(row.number)}
            >
              <ComplaintTime complaint={row} id={`time-${row.number}`} />
              <em id={`holder-${row.number}`}>{holder(row)}</em>
              <strong>{row.name}</strong>
              <small id={`kind-${row.number}`} className="number">
                {t('complaints.row', {
                  kind: t(`complaints.kinds.${row.kind}`),
                  number: row.number,
                })}
              </small>
            </button>
          </li>
        ),
      )}
    </ul>
  );
}
