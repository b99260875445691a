import { useState } from 'react';
import { Emblem } from '../../ui/emblem';

/** The picture of a game: its remote image where staff stored one, else its emblem. Decorative. */
export function GamePicture({
  gameId,
  image,
}: {
  readonly gameId: string;
  readonly image: string;
}) {
  const [broken, setBroken] = useState<string>();
  if (!image.startsWith('https://') || broken === image) return <Emblem id={gameId} />;
  return (
    <img
      src={image}
      alt=""
      width={240}
      height={240}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(image)}
    />
  );
}
