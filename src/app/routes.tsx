import type { ReactNode } from 'react';
import { paths } from '../config/paths';
import { calculators } from '../games';
import type { copy } from '../i18n/es';
import { type LazyPage, lazyPage, ShowPage } from './lazy-page';

/** Which background video a screen has (design brief; specification, section 2). */
export type Backdrop = 'none' | 'usual' | 'faq';

/** A screen, its address and what surrounds it. */
export interface AppRoute {
  readonly path: string;
  readonly element: ReactNode;
  readonly preload: () => Promise<void>;
  /** Key of the title and description in the copy. */
  readonly meta: keyof typeof copy.meta;
  /** Name of the calculator's game, for title and description. */
  readonly game?: string;
  readonly backdrop: Backdrop;
  /** Whether navigation and footer surround it; the staff screens have their own. */
  readonly chrome: boolean;
}

const home = lazyPage(() => import('../features/home/home-page'));
const calculator = lazyPage(() => import('../features/calculator/calculator-page'));
const sendDialog = lazyPage(() => import('../features/loan-request/send-dialog'));
const faq = lazyPage(() => import('../features/faq/faq-page'));
const signUp = lazyPage(() => import('../features/sign-up/sign-up-page'));
const signUpThanks = lazyPage(() => import('../features/sign-up/sign-up-thanks-page'));
const received = lazyPage(() => import('../features/request-status/request-received-page'));
const status = lazyPage(() => import('../features/request-status/request-status-page'));
const signIn = lazyPage(() => import('../features/staff/staff-sign-in-page'));
const staff = lazyPage(() => import('../features/staff/staff-page'));
const notFound = lazyPage(() => import('./not-found-page'));

function route(
  path: string,
  page: LazyPage<object>,
  meta: AppRoute['meta'],
  backdrop: Backdrop = 'none',
  chrome = true,
): AppRoute {
  const element = <ShowPage page={page} props={{}} />;
  return { path, element, preload: page.preload, meta, backdrop, chrome };
}

/** The design system in every state; the build for visitors leaves it out. */
const developmentRoutes = import.meta.env.DEV
  ? [
      route(
        '/gallery',
        lazyPage(() => import('../features/gallery/gallery-page')),
        'notFound',
      ),
    ]
  : [];

/** Every address of the product; React Router matches them in any letter case. */
export const routes: readonly AppRoute[] = [
  route(paths.home, home, 'home'),
  ...calculators.map(
    (entry): AppRoute => ({
      path: entry.path,
      element: (
        <ShowPage
          key={entry.id}
          page={calculator}
          props={{ calculator: entry, SendDialog: sendDialog.Lazy }}
        />
      ),
      preload: calculator.preload,
      meta: 'calculator',
      game: entry.name,
      backdrop: 'usual',
      chrome: true,
    }),
  ),
  route(paths.faq, faq, 'faq', 'faq'),
  route(paths.signUp, signUp, 'signUp', 'usual'),
  route(paths.signUpThanks, signUpThanks, 'signUpThanks', 'usual'),
  route(paths.requestReceived, received, 'requestReceived', 'usual'),
  route(paths.requestStatus, status, 'requestStatus'),
  route(paths.staffSignIn, signIn, 'staffSignIn', 'none', false),
  route(paths.staff, staff, 'staff', 'none', false),
  ...developmentRoutes,
  route('*', notFound, 'notFound'),
];

/** The route of an address in any letter case; the not-found page for an unknown one. */
export function matchRoute(pathname: string): AppRoute {
  const wanted = pathname.replace(/(.)\/+$/, '$1').toLowerCase();
  const found = routes.find(({ path }) => path.toLowerCase() === wanted);
  return found ?? (routes.at(-1) as AppRoute);
}
