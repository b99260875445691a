import { useState } from 'react';
import { Emblem } from './emblem';

/**
 * The picture of a game: its image, or its emblem if there is none or it cannot be loaded.
 * Decorative.
 */
export function GamePicture({
  gameId,
  image,
  className,
  onBroken,
}: {
  readonly gameId: string;
  readonly className?: string | undefined;
  /** Address of the image, empty for none. */
  readonly image: string;
  /** Called with the address of an image that fails to load. */
  readonly onBroken?: (image: string) => void;
}) {
  const [broken, setBroken] = useState<string>();
  const known = className === undefined ? {} : { className };
  if (image === '' || broken === image) return <Emblem id={gameId} {...known} />;
  return (
    <img
      {...known}
      src={image}
      alt=""
      width={240}
      height={240}
      loading="lazy"
      decoding="async"
      onError={() => {
        setBroken(image);
        onBroken?.(image);
      }}
    />
  );
}
