import sprite from './icons.svg';

/** The icons of `art/icons.svg`; the first six are the loading icons. */
export type IconName =
  | 'gamepad'
  | 'coin'
  | 'shield'
  | 'star'
  | 'heart'
  | 'bolt'
  | 'mark'
  | 'arrow-up'
  | 'arrow-right'
  | 'close'
  | 'check'
  | 'alert'
  | 'menu'
  | 'minus'
  | 'plus';

/** A decorative icon in the colour of the text around it; words beside it say what it means. */
export function Icon({
  name,
  className,
}: {
  readonly name: IconName;
  readonly className?: string | undefined;
}) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
