import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../config/paths';
import type { StaffBackend } from '../../../data/staff/backend';
import { readableRows } from '../../../data/staff/lists';
import { closedAt } from '../../../domain/request/loan-request';
import { referenceOf } from '../../../domain/request/request-code';
import { stateOf } from '../../../domain/request/request-state';
import { gameName } from '../../../games/list';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Emblem } from '../../../ui/art/emblem';
import { Link } from '../../../ui/button/link';
import { TextButton } from '../../../ui/button/text-button';
import { NoBreak } from '../../../ui/data/no-break';
import { UndoSection } from '../casework/undo/undo-section';
import { useStaffRemote } from '../session/use-staff';
import styles from './linked-request.module.css';

/** The request that a complaint is about, found by its code. */
export function useLinkedRequest(code: string | undefined) {
  const read = useCallback(
    async (staff: StaffBackend) => {
      if (code === undefined) return undefined;
      const filter = { status: 'all', gameId: undefined, overdue: false, search: code } as const;
      const { rows } = await staff.read('pageRequests', filter, 1);
      return readableRows(rows)[0];
    },
    [code],
  );
  return useStaffRemote(read);
}

/** The request that a complaint is about, and the way to it. A decision that was wrong is undone from here. */
export function LinkedRequest({
  code,
  linked: { remote, reload },
}: {
  readonly code: string;
  readonly linked: ReturnType<typeof useLinkedRequest>;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const reference = referenceOf(code);
  if (remote.status === 'loading') return <p>{t('loading')}</p>;
  if (remote.status === 'failed')
    return (
      <p role="alert">
        <NoBreak>{t('complaints.requestFailed', { reference })}</NoBreak>{' '}
        <TextButton onClick={reload}>{t('retry')}</TextButton>
      </p>
    );
  const request = remote.data;
  if (!request)
    return (
      <p>
        <NoBreak>{t('complaints.requestMissing', { reference })}</NoBreak>
      </p>
    );
  const { decision, receivedAt, gameId, id } = request;
  const changed = closedAt(request) ?? receivedAt;
  return (
    <section className={styles.linkedRequest} aria-label={t('complaints.request')}>
      <Emblem id={gameId} />
      <div>
        <p>
          <b>
            {gameName(gameId)}, {t(`requests.one.${stateOf(request)}`)}
          </b>
        </p>
        <p className="number">
          <NoBreak>{reference}</NoBreak>, {formatDate(changed, 'dayMonth', language)}
        </p>
        {decision?.reason && <p>{t(`declineReasons.${decision.reason}`)}</p>}
      </div>
      <div className={styles.acts}>
        <UndoSection request={request} onChanged={reload} />
        <Link
          className="link"
          to={`${paths.staff}?${new URLSearchParams({ tab: 'solicitudes', solicitud: id })}`}
        >
          {t('complaints.seeRequest')}
        </Link>
      </div>
    </section>
  );
}
