import type { TFunction } from 'i18next';
import { brand } from '../../config/brand';
import { paths } from '../../config/paths';
import type { Language } from '../../domain/language';
import type { AppRoute } from '../routes';
import { alternatesOf, isListed, pageAddress } from './listing';

/** What a page tells browsers and search engines about itself. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Absolute address of the page in its language; absent for a page that is not listed. */
  readonly canonical: string | undefined;
  /** The same page in each language, and the default one. */
  readonly alternates: ReturnType<typeof alternatesOf>;
}

/** The head of a route in a language. */
export function pageHead(route: AppRoute, language: Language, t: TFunction): PageHead {
  const variables = { game: route.game?.name ?? '' };
  const title = t(`meta:${route.meta}.title`, variables);
  const listed = isListed(route.path);
  return {
    title:
      route.path === paths.home ? `${brand.product} · ${title}` : `${title} · ${brand.product}`,
    description: t(`meta:${route.meta}.description`, variables),
    canonical: listed ? pageAddress(route.path, language) : undefined,
    alternates: listed ? alternatesOf(route.path) : [],
  };
}
