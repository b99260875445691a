import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarketGame } from '../../../../domain/market-value';
import { Fold } from '../card/fold';
import { DetailsForm } from './details-form';
import { factsOf, isSameFacts } from './edit-facts';
import { EditResultNote } from './edit-result';
import { useGameEdit } from './use-game-edit';

/** Name, image and destination of a game, folded away until wanted. */
export function GameDetails({
  game,
  onChanged,
}: {
  readonly game: MarketGame;
  readonly onChanged: (game: MarketGame) => void;
}) {
  const { t } = useTranslation('staff');
  const edit = useGameEdit(game, onChanged);
  // What was typed and kept must be seen.
  const [open, setOpen] = useState(!isSameFacts(edit.form.values, factsOf(game)));
  return (
    <Fold summary={t('catalogue.title')} open={open} onToggle={setOpen}>
      <DetailsForm game={game} edit={edit} />
      <EditResultNote edit={edit} />
    </Fold>
  );
}
