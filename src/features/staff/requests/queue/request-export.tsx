import { useTranslation } from 'react-i18next';
import { brand } from '../../../../config/brand';
import type { RequestFilter } from '../../../../data/staff/requests';
import { reference } from '../../../../domain/request/loan-request';
import { useLanguage } from '../../../../i18n/use-language';
import { ExportButton } from '../../list/export/export-button';
import { withUnreadable } from '../../list/export/export-rows';
import { orderParam } from '../request-query';
import { withDetails } from './exported-requests';
import { requestColumns } from './request-columns';

/** Downloads all requests that match the filter. */
export function RequestExport({
  filter,
  total,
}: {
  readonly filter: RequestFilter;
  readonly total: number | undefined;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  return (
    <ExportButton
      label={t('requests.export')}
      fileName={`${brand.product} - Solicitudes.xlsx`}
      sheet={t('requests.sheet')}
      columns={withUnreadable(requestColumns(t, language), (id) => [
        reference({ id }),
        t('unreadable', { path: `users/${id}` }),
      ])}
      total={total}
      audited={{ list: 'requests', filter: filterWords(filter) }}
      readPage={async (staff, size, after) =>
        withDetails(staff, await staff.read('pageRequests', filter, size, after))
      }
    />
  );
}

/** A filter in the words of the audit, without the search, which may name a person. */
function filterWords({ status, gameId, proof, overdue, search, order }: RequestFilter): string {
  const parts = [
    `estado=${status}`,
    gameId && `juego=${gameId}`,
    proof && `prueba=${proof}`,
    overdue && 'vencidas',
    search !== '' && 'con búsqueda',
    order && `orden=${orderParam(order)}`,
  ];
  return parts.filter(Boolean).join(', ');
}
