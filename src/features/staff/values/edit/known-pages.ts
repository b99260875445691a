import { paths } from '../../../../config/paths';
import { games } from '../../../../games/list';

/**
 * Pages that a game's card may lead to: calculators, and pages that visitors can open without one.
 */
const PAGES = [
  ...games.map(({ path }) => path),
  paths.home,
  paths.faq,
  paths.signUp,
  paths.requestStatus,
];

/** Whether a path, with any query or fragment, is a page of this site. */
export function isKnownPage(path: string): boolean {
  const page = path.split(/[?#]/)[0] ?? '';
  return PAGES.some((known) => known.toLowerCase() === page.toLowerCase());
}
