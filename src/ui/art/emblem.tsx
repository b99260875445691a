import sprite from './emblems.svg';

/**
 * The emblem of a game, decorative: its name always stands beside it. A game without an emblem
 * shows the cartridge underneath.
 */
export function Emblem({
  id,
  className,
}: {
  readonly id: string;
  readonly className?: string | undefined;
}) {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 120" className={className}>
      <use href={`${sprite}#cartridge`} />
      <use href={`${sprite}#${id}`} />
    </svg>
  );
}
