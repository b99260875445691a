import type { ReactNode } from 'react';
import styles from './card.module.css';

/** A game's card. */
export function Card({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <article className={styles.card} aria-label={name}>
      {children}
    </article>
  );
}
