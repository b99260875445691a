import { useTranslation } from 'react-i18next';
import type { LoanRequest } from '../../../domain/loan-request';
import { useNow } from '../use-now';
import { repeatsAmong } from './repeats-among';
import { RequestRow } from './request-row';

/** The queue, one row per request. */
export function RequestTable({
  requests,
  selected,
  busy,
  onOpen,
}: {
  readonly requests: readonly LoanRequest[];
  readonly selected: string | undefined;
  readonly busy: boolean;
  readonly onOpen: (request: LoanRequest) => void;
}) {
  const { t } = useTranslation('staff');
  const now = useNow();
  const flags = repeatsAmong(requests);
  return (
    <table className="table request-table" aria-label={t('requests.list')} aria-busy={busy}>
      <thead>
        <tr>
          <th scope="col">{t('requests.columns.left')}</th>
          <th scope="col">{t('requests.columns.client')}</th>
          <th scope="col">{t('requests.columns.game')}</th>
          <th scope="col" className="table__right">
            {t('requests.columns.value')}
          </th>
          <th scope="col">{t('requests.columns.notices')}</th>
        </tr>
      </thead>
      <tbody>
        {requests.map((request) => (
          <RequestRow
            key={request.id}
            request={request}
            flags={flags(request)}
            now={now}
            isOpen={request.id === selected}
            onOpen={() => onOpen(request)}
          />
        ))}
      </tbody>
    </table>
  );
}
