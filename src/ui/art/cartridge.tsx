import type { ReactNode } from 'react';
import styles from './cartridge.module.css';

const LOOKS = [
  styles.lilac,
  styles.electric,
  styles.ink,
  styles.lilac,
  styles.electric,
  styles.lilac,
  styles.ink,
];

/** A game as a cartridge: its picture behind a die-cut corner, its name, its contacts. */
export function Cartridge({
  name,
  nameId,
  detail,
  place,
  children,
}: {
  readonly name: string;
  readonly nameId?: string;
  /** A smaller line under the name. */
  readonly detail?: string;
  /** Place on the shelf, from 0; it gives the shell's colour. */
  readonly place: number;
  /** The picture, decorative. */
  readonly children: ReactNode;
}) {
  return (
    <span className={`${styles.cartridge} ${LOOKS[place % LOOKS.length]}`}>
      <span className={styles.shell}>
        <span className={styles.label}>{children}</span>
        <span id={nameId} className={styles.name}>
          {name}
        </span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>{' '}
      <span className={`${styles.pins} pins`} aria-hidden="true" />
    </span>
  );
}
