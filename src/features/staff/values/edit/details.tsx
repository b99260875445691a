import type { MarketGame } from '../../../../domain/market/market-value';
import { catalogue as english } from '../../../../i18n/en/staff/values/catalogue';
import { catalogue as spanish } from '../../../../i18n/es/staff/values/catalogue';
import { useTabCopy } from '../../../../i18n/use-language';
import { DetailsForm } from './details-form';
import { EditResultNote } from './edit-result';
import { useGameEdit } from './use-game-edit';

const COPY = { es: { catalogue: spanish }, en: { catalogue: english } };

/** Name, image and destination of a game, to be edited. */
export default function Details({
  game,
  onChanged,
}: {
  readonly game: MarketGame;
  readonly onChanged: (game: MarketGame) => void;
}) {
  useTabCopy(COPY);
  const edit = useGameEdit(game, onChanged);
  return (
    <>
      <DetailsForm game={game} edit={edit} />
      <EditResultNote edit={edit} />
    </>
  );
}
