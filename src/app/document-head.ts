import type { TFunction } from 'i18next';
import { brand } from '../config/brand';
import { paths } from '../config/paths';
import { LANGUAGES, type Language } from '../domain/language';
import type { AppRoute } from './routes';

/** What a page tells browsers and search engines about itself. */
export interface DocumentHead {
  readonly title: string;
  readonly description: string;
  /** Absolute address of the page in its language; absent for a page that is not to be found. */
  readonly canonical: string | undefined;
  /** The same page in each language, and where no language fits. */
  readonly alternates: readonly { readonly language: string; readonly href: string }[];
}

/** Pages that are personal, the staff's or an answer to a form: not for search engines. */
const PRIVATE: readonly string[] = [
  paths.requestReceived,
  paths.requestStatus,
  paths.signUpThanks,
  paths.staffSignIn,
  paths.staff,
  '*',
];

function address(path: string, language: Language): string {
  return `${brand.siteUrl}${path}${language === 'es' ? '' : `?lang=${language}`}`;
}

/** The head of a route in a language; prerendering and the browser use the same one. */
export function documentHead(route: AppRoute, language: Language, t: TFunction): DocumentHead {
  const variables = { game: route.game?.name ?? '' };
  const title = t(`meta.${route.meta}.title`, variables);
  const isPublic = !PRIVATE.includes(route.path);
  return {
    title:
      route.path === paths.home ? `${brand.product} · ${title}` : `${title} · ${brand.product}`,
    description: t(`meta.${route.meta}.description`, variables),
    canonical: isPublic ? address(route.path, language) : undefined,
    alternates: isPublic
      ? [
          ...LANGUAGES.map((other) => ({ language: other, href: address(route.path, other) })),
          { language: 'x-default', href: address(route.path, 'es') },
        ]
      : [],
  };
}

function element(tag: 'meta' | 'link', attributes: Readonly<Record<string, string>>): Element {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

/** Brings the document's head in line, replacing what an earlier page or the server put there. */
export function applyDocumentHead(head: DocumentHead): void {
  document.title = head.title;
  const old = 'meta[name="description"],meta[name="robots"],link[rel="canonical"],link[hreflang]';
  for (const stale of document.head.querySelectorAll(old)) stale.remove();
  document.head.append(
    element('meta', { name: 'description', content: head.description }),
    head.canonical === undefined
      ? element('meta', { name: 'robots', content: 'noindex' })
      : element('link', { rel: 'canonical', href: head.canonical }),
    ...head.alternates.map(({ language, href }) =>
      element('link', { rel: 'alternate', hreflang: language, href }),
    ),
  );
}
