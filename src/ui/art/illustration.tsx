import sprite from './illustrations.svg';

/** The meaning of a state's picture; the words beside it say the same. */
export type IllustrationName =
  | 'empty-tray'
  | 'no-signal'
  | 'lost-cartridge'
  | 'torn-receipt'
  | 'all-done';

/** A decorative picture for an empty, failed or finished state, 16 to 10. */
export function Illustration({
  name,
  className,
}: {
  readonly name: IllustrationName;
  readonly className?: string | undefined;
}) {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 200" width="320" height="200" className={className}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
