import type { copy } from './es';
import { errors } from './es/errors';
import { meta } from './es/meta';
import { shell } from './es/shell';

/** What is at hand in Spanish, read in place by every i18next: what all pages need, at first. */
export const spanish: Partial<typeof copy> = { errors, meta, shell };

/**
 * Puts the Spanish copy of a page at hand. Pages do so where they begin, so that their words come
 * with their code and not with every other page's; another language comes whole when it is chosen.
 */
export function provideCopy(sections: Partial<typeof copy>): void {
  Object.assign(spanish, sections);
}
