import { useTranslation } from 'react-i18next';
import type { MarketGame } from '../../../../domain/market/market-value';
import { changedGames } from '../../../../domain/market/value-import';
import { formatNumber } from '../../../../i18n/format';
import { ActNote } from '../../parts/act-note';
import { wholeDollars } from '../dollars';
import type { useImport } from './use-import';

/** The result of an import. */
export function ImportResultNote({
  sending: { act, sent, isUnread },
  games,
}: {
  readonly sending: ReturnType<typeof useImport>;
  readonly games: readonly MarketGame[];
}) {
  const { t } = useTranslation('staff');
  const named = (gameId: string) => games.find(({ id }) => id === gameId)?.name ?? gameId;
  const values = sent?.values ?? [];
  const changed = sent ? changedGames(sent, games).map(named) : [];
  return (
    <ActNote
      act={act}
      isUnread={isUnread}
      conflict={
        changed.length > 0 && !isUnread && t('valueImport.conflict', { games: changed.join(', ') })
      }
      done={
        <>
          <p>
            {t('valueImport.applied', {
              count: values.length,
              number: formatNumber(values.length),
            })}
          </p>
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
        </>
      }
    />
  );
}
