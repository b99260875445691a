import { useState } from 'react';
import type { Cosmetic } from './catalogue/cosmetic';
import styles from './cosmetic-picture.module.css';

/** An item's picture, or a tile in the colour of its rarity if there is none. Decorative. */
export function CosmeticPicture({ item }: { readonly item: Cosmetic }) {
  const [missing, setMissing] = useState(false);
  if (!item.icon || missing) {
    return (
      <svg
        className={styles.cosmeticPicture}
        data-kind={item.kind}
        viewBox="0 0 40 40"
        aria-hidden="true"
      >
        <path d="M0 0h30l10 10v30H0z" />
        <path d="M20 7l13 13-13 13L7 20z" />
        <path d="M20 7v26L7 20z" />
      </svg>
    );
  }
  return (
    <img
      className={styles.cosmeticPicture}
      data-kind={item.kind}
      src={item.icon}
      alt=""
      width="40"
      height="40"
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setMissing(true)}
    />
  );
}
