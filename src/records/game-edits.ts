import { normalizeText, normalizeWords } from '../domain/fields/fields';
import type { Text } from '../domain/language';
import type { GameFacts } from '../domain/market/catalogue';
import type { MarketGame } from '../domain/market/market-value';

/** `games/{gameid}` as a project begins with it. */
export const gameRecord = ({
  id,
  name,
  image,
  path,
  values,
}: Pick<MarketGame, 'id' | 'name' | 'image' | 'path' | 'values'>) => ({
  gameid: id,
  name,
  image,
  destino: path,
  value: [...values],
});

/** `games/{gameid}/cambios/{n}`, and `ultimoCambio` of the game, as written. */
export function changeRecord(
  value: number,
  previous: number | undefined,
  reason: Text | undefined,
  author: string,
  now: unknown,
) {
  const motivo = reason && normalizeWords(reason);
  return {
    valor: value,
    ...(previous !== undefined && { anterior: previous }),
    ...(motivo && { motivo }),
    autor: author,
    fecha: now,
  };
}

/** The fields that an edit writes over `games/{gameid}`. */
export function editRecord({ name, image, path }: GameFacts, edits: number) {
  return { name: normalizeText(name), image: image.trim(), destino: path.trim(), ediciones: edits };
}
