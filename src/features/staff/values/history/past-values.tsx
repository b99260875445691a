import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffBackend } from '../../../../data/staff/backend';
import type { MarketGame } from '../../../../domain/market/market-value';
import { LineChart } from '../../../../ui/chart/line-chart';
import { Loaded } from '../../parts/loaded';
import { readStaffNames } from '../../session/staff-names';
import { useStaffRemote } from '../../session/use-staff';
import { wholeDollars } from '../dollars';
import { type AttributedChange, ValueChanges } from './value-changes';

export interface PastValuesProps {
  readonly game: MarketGame;
  readonly saving: boolean;
  /** Undefined for a member who may not change values. */
  readonly onUndo: ((value: number) => void) | undefined;
}

/** A chart of a game's values and the list of its changes. */
export default function PastValues(props: PastValuesProps) {
  const { t } = useTranslation('staff');
  const { id, name, values } = props.game;
  return (
    <>
      {values.length > 1 && (
        <LineChart
          label={t('values.history.chart', { game: name })}
          series={[
            {
              id,
              label: t('values.current'),
              look: 'main',
              stepped: true,
              points: withLastRepeated(values).map((y, x) => ({ x, y })),
            },
          ]}
          formatY={(dollars) => wholeDollars(Math.round(dollars)).replace('.00', '')}
          from={t('values.history.first')}
          to={t('values.history.last')}
        />
      )}
      <Changes {...props} />
    </>
  );
}

/** Duplicates the current value, so that its step in the chart has a width. */
function withLastRepeated(values: readonly number[]): readonly number[] {
  return [...values, ...values.slice(-1)];
}

function Changes({ game, saving, onUndo }: PastValuesProps) {
  const { t } = useTranslation('staff');
  const count = game.values.length;
  const read = useCallback(
    // Each new value adds a change, so the list is read again.
    (staff: StaffBackend) => readChanges(staff, game.id, count),
    [game.id, count],
  );
  const found = useStaffRemote(read);
  return (
    <Loaded of={found}>
      {(changes) =>
        changes.length === 0 ? (
          <p className="muted">{t('values.history.empty')}</p>
        ) : (
          <ValueChanges game={game} changes={changes} saving={saving} onUndo={onUndo} />
        )
      }
    </Loaded>
  );
}

async function readChanges(
  staff: StaffBackend,
  gameId: string,
  count: number,
): Promise<AttributedChange[]> {
  const changes = (await staff.read('listChanges', gameId)).filter(({ index }) => index < count);
  const names = await readStaffNames(
    staff,
    changes.map(({ author }) => author),
  );
  return changes.map((change) => ({ ...change, authorName: names.get(change.author) }));
}
