import { allowedImage } from '../../../../config/images';
import { checkLine, normalizeText } from '../../../../domain/fields/fields';
import {
  type GameFacts,
  isImageAddress,
  isSitePath,
  MAX_GAME_NAME,
} from '../../../../domain/market/catalogue';
import type { MarketGame } from '../../../../domain/market/market-value';
import { findGame } from '../../../../games/list';
import { isKnownPage } from './known-pages';

/** The problem of an image or a path; the screen translates it. */
export type ImageProblem = 'address' | 'host';
export type PathProblem = 'missing' | 'address' | 'page';

/** What a card of the home page shows of a game: stored facts, or those that the product knows. */
export function factsOf({ id, name, image, path }: MarketGame): GameFacts {
  return { name, image, path: path || (findGame(id)?.path ?? '') };
}

/** Facts as stored. */
export function storedFacts({ name, image, path }: GameFacts): GameFacts {
  return { name: normalizeText(name), image: image.trim(), path: path.trim() };
}

/** Whether two facts are stored alike. */
export function isSameFacts(one: GameFacts, other: GameFacts): boolean {
  const [a, b] = [storedFacts(one), storedFacts(other)];
  return a.name === b.name && a.image === b.image && a.path === b.path;
}

/** The problem of an image's address; an image of a site outside the policy would never show. */
export function checkImage(typed: string): ImageProblem | undefined {
  const image = typed.trim();
  if (!isImageAddress(image)) return 'address';
  return image === '' || allowedImage(image) !== '' ? undefined : 'host';
}

/** The problem of a destination. */
function checkPath(typed: string): PathProblem | undefined {
  const path = typed.trim();
  if (path === '') return 'missing';
  if (!isSitePath(path)) return 'address';
  return isKnownPage(path) ? undefined : 'page';
}

/** The problems, by field; undefined for none. */
export function factProblems({ name, image, path }: GameFacts) {
  return {
    name: checkLine(name, MAX_GAME_NAME),
    image: checkImage(image),
    path: checkPath(path),
  } as const;
}
