import { useTranslation } from 'react-i18next';
import { isUnclear } from '../../../../data/errors';
import type { MarketGame } from '../../../../domain/market/market-value';
import { formatNumber } from '../../../../i18n/format';
import { LoadingIcons } from '../../../../ui/feedback/loading-icons';
import { Note } from '../../../../ui/feedback/note';
import { wholeDollars } from '../dollars';
import type { ImportResult } from './use-import';

/** The result of an import. */
export function ImportResultNote({
  result,
  games,
}: {
  readonly result: ImportResult;
  readonly games: readonly MarketGame[];
}) {
  const { t } = useTranslation('staff');
  const named = (gameId: string) => games.find(({ id }) => id === gameId)?.name ?? gameId;

  switch (result.kind) {
    case 'none':
      return null;
    case 'sending':
      return (
        <Note tone="info">
          {t('valueImport.sending')} <LoadingIcons />
        </Note>
      );
    case 'applied': {
      const { values } = result;
      const counted = { count: values.length, number: formatNumber(values.length) };
      return (
        <Note tone="success">
          <p>{t('valueImport.applied', counted)}</p>
          <ul className="number">
            {values.map(({ gameId, previous, value }) => (
              <li key={gameId}>
                {named(gameId)}:{' '}
                {previous === undefined ? t('valueImport.table.noValue') : wholeDollars(previous)}{' '}
                <span aria-hidden="true">→</span>
                <span className="visually-hidden">{t('valueImport.table.becomes')}</span>{' '}
                {wholeDollars(value)}
              </li>
            ))}
          </ul>
        </Note>
      );
    }
    case 'conflict': {
      const text = result.isShown ? 'valueImport.conflict' : 'valueImport.conflictUnread';
      return <Note tone="warning">{t(text, { games: result.gameIds.map(named).join(', ') })}</Note>;
    }
    case 'failed':
      return (
        <Note tone="error">
          <p>{t(`failures.${result.code}`)}</p>
          {isUnclear(result.code) && <p>{t('valueImport.unclear')}</p>}
        </Note>
      );
  }
}
