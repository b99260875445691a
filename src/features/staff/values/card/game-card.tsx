import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allowedImage } from '../../../../config/images';
import type { Text } from '../../../../domain/language';
import {
  currentValue,
  difference,
  isLargeChange,
  type MarketGame,
  trend,
} from '../../../../domain/market/market-value';
import { GamePicture } from '../../../../ui/art/game-picture';
import { Icon } from '../../../../ui/art/icon';
import { Confirm } from '../../../../ui/feedback/confirm';
import { signedPercent, signedPlain, wholeDollars } from '../dollars';
import { GameDetails } from '../edit/game-details';
import { EditOutcomeNote } from '../edit-outcome';
import { ValueHistory } from '../history/value-history';
import { useValueRoles } from '../roles';
import { useValueForm } from '../use-value-form';
import { EMPTY_DRAFT, type ValueDraft } from '../value-draft';
import { ValueForm } from '../value-form';
import { Card } from './card';
import styles from './game-card.module.css';

interface Change {
  readonly value: number;
  readonly reason: Text | undefined;
  /** What the form holds once the change is stored. */
  readonly draft: ValueDraft;
}

/** A game, its current market value, and the form that appends the next one. */
export function GameCard({
  game,
  onChanged,
}: {
  readonly game: MarketGame;
  readonly onChanged: (game: MarketGame) => void;
}) {
  const { t } = useTranslation('staff');
  const { mayChangeValues, mayManageGames } = useValueRoles();
  const { form, outcome, append } = useValueForm(game, onChanged);
  const [change, setChange] = useState<Change>();
  const [asking, setAsking] = useState(false);
  const current = currentValue(game.values);

  const send = ({ value, reason, draft }: Change) => append(value, reason, draft);

  function propose(next: Change) {
    setChange(next);
    if (current !== undefined && isLargeChange(current, next.value)) setAsking(true);
    else void send(next);
  }

  return (
    <Card name={game.name}>
      <div className={styles.head}>
        <GamePicture gameId={game.id} image={allowedImage(game.image)} className={styles.emblem} />
        <div>
          <h2>{game.name}</h2>
          <p className={styles.label}>{t('values.current')}</p>
          <p className={styles.value}>
            {current === undefined ? (
              <span className="muted">{t('values.none')}</span>
            ) : (
              <strong className="money">{wholeDollars(current)}</strong>
            )}
            <LastDifference values={game.values} />
          </p>
        </div>
      </div>
      {mayChangeValues && (
        <ValueForm
          game={game}
          form={form}
          onSend={(value, reason) => propose({ value, reason, draft: EMPTY_DRAFT })}
        />
      )}
      <EditOutcomeNote outcome={outcome} game={game.name} />
      <ValueHistory
        game={game}
        saving={form.busy}
        onUndo={
          mayChangeValues
            ? (value) => propose({ value, reason: undefined, draft: form.values })
            : undefined
        }
      />
      {mayManageGames && <GameDetails game={game} onChanged={onChanged} />}
      <Confirm
        open={asking}
        title={t('values.confirm.title')}
        confirmLabel={t('values.confirm.send')}
        cancelLabel={t('cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          if (asking && change) void send(change);
        }}
      >
        {change && current !== undefined && (
          <p>
            {t('values.confirm.text', {
              game: game.name,
              from: wholeDollars(current),
              to: wholeDollars(change.value),
              percent: signedPercent(current, change.value),
            })}
          </p>
        )}
      </Confirm>
    </Card>
  );
}

function LastDifference({ values }: { readonly values: readonly number[] }) {
  const direction = trend(values);
  if (direction === 'equal') return null;
  return (
    <span className={`${styles.trend} number`} data-direction={direction}>
      <Icon name="arrow-up" />
      {signedPlain(difference(values))}
    </span>
  );
}
