import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allowedImage, imageHosts } from '../../../../config/images';
import { unseenSign } from '../../../../domain/fields/fields';
import { MAX_GAME_NAME } from '../../../../domain/market/catalogue';
import type { MarketGame } from '../../../../domain/market/market-value';
import { findGame } from '../../../../games/list';
import { GamePicture } from '../../../../ui/art/game-picture';
import { Field, type FieldInput, inputClass } from '../../../../ui/form/field';
import { ToCorrect } from '../../../../ui/form/to-correct';
import { useDelayedBlur } from '../../../../ui/form/use-delayed-blur';
import { useDebouncedValue } from '../../list/use-debounced-value';
import { OffButton } from '../../parts/off-button';
import styles from './details-form.module.css';
import { checkImage } from './edit-facts';
import type { GameEdit } from './use-game-edit';

const HOSTS = imageHosts.join(', ');

/** Asks for the name, the image and the destination of a game. */
export function DetailsForm({
  game,
  edit: { form, save },
}: {
  readonly game: MarketGame;
  readonly edit: GameEdit;
}) {
  const { t } = useTranslation('staff');
  const { busy, values } = form;
  const name = form.problem('name');
  const image = form.problem('image');
  const path = form.problem('path');
  // Waits for a pause in typing: the beginning of an address is not an address.
  const typed = useDebouncedValue(values.image.trim());
  const shown = checkImage(typed) ? '' : allowedImage(typed);
  const [broken, setBroken] = useState('');

  return (
    <form
      ref={form.ref}
      className="stack gap-16"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Line
        label={t('catalogue.name')}
        name="nombreJuego"
        error={
          name &&
          t(`catalogue.problems.name.${name}`, {
            max: MAX_GAME_NAME,
            sign: unseenSign(values.name),
          })
        }
        {...form.register('name')}
        readOnly={busy}
      />
      <div className={styles.image}>
        <GamePicture
          gameId={game.id}
          image={shown}
          className={styles.picture}
          onBroken={setBroken}
        />
        <Line
          label={t('catalogue.image')}
          name="imagen"
          hint={t('catalogue.imageHint', { hosts: HOSTS })}
          error={image && t(`catalogue.problems.image.${image}`, { hosts: HOSTS })}
          doubt={shown !== '' && shown === broken && t('catalogue.imageBroken')}
          {...form.register('image')}
          readOnly={busy}
        />
      </div>
      <Line
        label={t('catalogue.path')}
        name="destino"
        hint={t('catalogue.pathHint', { path: findGame(game.id)?.path ?? '/Faqs' })}
        error={path && t(`catalogue.problems.path.${path}`)}
        {...form.register('path')}
        readOnly={busy}
      />
      <ToCorrect count={form.wrong} />
      <OffButton
        type="submit"
        look="ink"
        isOff={busy}
        aria-label={busy ? t('saving') : t('catalogue.saveFor', { game: game.name })}
      >
        {busy ? t('saving') : t('catalogue.save')}
      </OffButton>
    </form>
  );
}

/** A line of the form with a sentence about it. */
function Line({
  label,
  name,
  hint,
  error,
  doubt,
  value,
  onChange,
  onBlur,
  live,
  readOnly,
}: {
  readonly label: string;
  readonly name: string;
  readonly hint?: string;
  readonly error: string | undefined;
  /** A warning that does not block saving. */
  readonly doubt?: string | false;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  /** Whether its problem is announced. */
  readonly live: boolean;
  readonly readOnly: boolean;
}) {
  const hintId = useId();
  const handleBlur = useDelayedBlur(onBlur);
  const described = (tied: FieldInput): ReactNode => (
    <>
      <input
        {...tied}
        className={inputClass}
        aria-describedby={`${hintId} ${tied['aria-describedby']}`}
        name={name}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        readOnly={readOnly}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={handleBlur}
      />
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
  return (
    <Field
      label={label}
      live={live}
      error={error}
      note={doubt && <p className={styles.doubt}>{doubt}</p>}
    >
      {described}
    </Field>
  );
}
