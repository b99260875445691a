import './cartridge.css';
import type { ReactNode } from 'react';

const LOOKS = ['lilac', 'electric', 'ink', 'lilac', 'electric', 'lilac', 'ink'] as const;

/** A game as a cartridge: its picture behind a die-cut corner, its name, its contacts. */
export function Cartridge({
  name,
  place,
  children,
}: {
  readonly name: string;
  /** Place on the shelf, from 0; it gives the shell's colour. */
  readonly place: number;
  /** The picture, decorative. */
  readonly children: ReactNode;
}) {
  return (
    <span className={`cartridge cartridge--${LOOKS[place % LOOKS.length]}`}>
      <span className="cartridge__shell">
        <span className="cartridge__label">{children}</span>
        <span className="cartridge__name">{name}</span>
      </span>{' '}
      <span className="cartridge__pins pins" aria-hidden="true" />
    </span>
  );
}
