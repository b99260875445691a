import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { allowedImage, imageHosts } from '../../../../config/images';
import { MAX_GAME_NAME } from '../../../../domain/catalogue';
import type { MarketGame } from '../../../../domain/market-value';
import { findGame } from '../../../../games/list';
import { GamePicture } from '../../../../ui/art/game-picture';
import { Button } from '../../../../ui/button/button';
import { Field, type FieldInput, inputClass } from '../../../../ui/form/field';
import { useDelayedBlur } from '../../../../ui/form/use-delayed-blur';
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
  const shown = checkImage(values.image) ? '' : allowedImage(values.image.trim());

  return (
    <form
      ref={form.ref}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Line
        label={t('catalogue.name')}
        name="nombreJuego"
        error={name && t(`catalogue.problems.name.${name}`, { max: MAX_GAME_NAME })}
        {...form.register('name')}
        readOnly={busy}
      />
      <div className={styles.image}>
        <GamePicture gameId={game.id} image={shown} className={styles.picture} />
        <Line
          label={t('catalogue.image')}
          name="imagen"
          hint={t('catalogue.imageHint', { hosts: HOSTS })}
          error={image && t(`catalogue.problems.image.${image}`, { hosts: HOSTS })}
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
      <Button
        type="submit"
        look={busy ? 'off' : 'ink'}
        aria-disabled={busy || undefined}
        aria-label={busy ? t('catalogue.saving') : t('catalogue.saveFor', { game: game.name })}
      >
        {busy ? t('catalogue.saving') : t('catalogue.save')}
      </Button>
    </form>
  );
}

/** A line of the form with a sentence about it. */
function Line({
  label,
  name,
  hint,
  error,
  value,
  onChange,
  onBlur,
  readOnly,
}: {
  readonly label: string;
  readonly name: string;
  readonly hint?: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
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
    <Field label={label} error={error}>
      {described}
    </Field>
  );
}
