import { isImageAddress, isSitePath, MAX_GAME_NAME } from '../market/catalogue';
import {
  MAX_GAMES,
  MAX_MARKET_VALUE,
  MAX_VALUE_REASON,
  MIN_MARKET_VALUE,
} from '../market/market-value';
import { importFileName, MAX_IMPORT_FILE, type ValueImport } from '../market/value-import';
import { described } from './described';
import { documentId, line, list, object, orNull, some, text, whole, words } from './shape';

/** More than any market value that a project may have begun with. */
const ANY_VALUE = 1_000_000;

/** Edits name, picture and path of a game; `edits` is the number that the screen saw. */
export const editGame = described(
  object({
    game: documentId,
    edits: whole(0, 9_999),
    facts: object({
      name: line(MAX_GAME_NAME),
      image: text(isImageAddress),
      path: text(isSitePath),
    }),
  }),
  'conflict',
);

/**
 * Changes the market values of games together, with one reason; `previous` is the value that the
 * screen saw, null for none. The id comes from the browser.
 */
export const importValues = described(
  object({
    id: documentId,
    file: line(MAX_IMPORT_FILE),
    values: some(
      list(
        object({
          game: documentId,
          previous: orNull(whole(0, ANY_VALUE)),
          value: whole(MIN_MARKET_VALUE, MAX_MARKET_VALUE),
        }),
        MAX_GAMES,
        ({ game }) => game,
      ),
    ),
    reason: words(line(MAX_VALUE_REASON)),
  }),
  'conflict',
);

/** What `importValues` takes for this import. */
export const askedOfImport = (id: string, { file, values, reason }: ValueImport) => ({
  id,
  file: importFileName(file),
  values: values.map(({ gameId, previous = null, value }) => ({ game: gameId, previous, value })),
  reason,
});
