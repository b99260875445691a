import { useState } from 'react';
import type { Cosmetic } from './cosmetic';

/** An item's picture, or a tile in the colour of its rarity where there is none. Decorative. */
export function CosmeticPicture({ item }: { readonly item: Cosmetic }) {
  const [missing, setMissing] = useState(false);
  const className = `cosmetic-picture cosmetic-picture--${item.kind}`;
  if (!item.icon || missing) {
    return (
      <svg className={className} viewBox="0 0 40 40" aria-hidden="true">
        <path d="M0 0h30l10 10v30H0z" className="cosmetic-picture__ground" />
        <path d="M20 7l13 13-13 13L7 20z" className="cosmetic-picture__half" />
        <path d="M20 7v26L7 20z" className="cosmetic-picture__other" />
      </svg>
    );
  }
  return (
    <img
      className={className}
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
