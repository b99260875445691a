import { paths } from '../config/paths';
import { type Game, games, loadCalculator } from '../games/list';
import type { copy } from '../i18n/es';
import { type LazyPage, lazyPage } from '../ui/page/lazy-page';

/** Which background video a screen has (design brief; specification, section 2). */
export type Backdrop = 'none' | 'usual' | 'faq';

/** A screen, its address and what surrounds it. */
export interface AppRoute {
  readonly path: string;
  readonly page: LazyPage;
  /** Key of the title and description in the copy. */
  readonly meta: keyof typeof copy.meta;
  /** The calculator's game. */
  readonly game?: Game;
  readonly backdrop: Backdrop;
  /** Whether navigation and footer surround it; the staff screens have their own. */
  readonly chrome: boolean;
}

const home = lazyPage(() => import('../features/home/home-page'));
const keepDialog = lazyPage(() => import('../features/saved-accounts/nickname/keep-dialog'));
const sendDialog = lazyPage(() => import('../features/loan-request/send-dialog'));
const faq = lazyPage(() => import('../features/faq/faq-page'));
const signUp = lazyPage(() => import('../features/sign-up/sign-up-page'));
const signUpThanks = lazyPage(() => import('../features/sign-up/sign-up-thanks-page'));
/** A page of one's own request, by its name in the file that holds them. */
const ownRequestPage = (name: keyof typeof import('./own-request-routes')) =>
  lazyPage(async () => ({ default: (await import('./own-request-routes'))[name] }));
const myAccounts = lazyPage(() => import('../features/saved-accounts/saved-accounts-page'));
const privacy = lazyPage(() => import('../features/privacy/privacy-page'));
const loan = lazyPage(() => import('./loan-route'));
const signIn = lazyPage(() => import('../features/staff/shell/sign-in/staff-sign-in-page'));
const staff = lazyPage(() => import('../features/staff/staff-page'));
const notFound = lazyPage(() => import('./errors/not-found-page'));

/** The one calculator page with the questions and rates of a game. */
const calculatorOf = (game: Game) =>
  lazyPage(async () => {
    const [{ default: CalculatorPage }, calculator, picker, proof] = await Promise.all([
      import('../features/calculator/calculator-page'),
      loadCalculator(game),
      game.picksCosmetics && import('../features/calculator/cosmetics/cosmetics-picker'),
      game.provesAccounts && import('../features/calculator/proof/proof-panel'),
    ]);
    const parts = {
      keepDialog,
      sendDialog,
      ...(picker && { Picker: picker.CosmeticsPicker }),
      ...(proof && { Proof: proof.ProofPanel }),
    };
    return { default: () => <CalculatorPage calculator={calculator} {...parts} /> };
  });

function route(
  path: string,
  page: LazyPage,
  meta: AppRoute['meta'],
  backdrop: Backdrop = 'none',
  chrome = true,
): AppRoute {
  return { path, page, meta, backdrop, chrome };
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

/** Every address of the product, matched in any letter case. */
export const routes: readonly AppRoute[] = [
  route(paths.home, home, 'home'),
  ...games.map((game) => ({
    ...route(game.path, calculatorOf(game), 'calculator', 'usual'),
    game,
  })),
  route(paths.faq, faq, 'faq', 'faq'),
  route(paths.signUp, signUp, 'signUp', 'usual'),
  route(paths.signUpThanks, signUpThanks, 'signUpThanks', 'usual'),
  route(paths.requestReceived, ownRequestPage('RequestReceivedPage'), 'requestReceived', 'usual'),
  route(paths.requestStatus, ownRequestPage('RequestStatusPage'), 'requestStatus'),
  route(paths.myAccounts, myAccounts, 'myAccounts'),
  route(paths.myData, ownRequestPage('MyDataPage'), 'myData'),
  route(paths.unsubscribe, ownRequestPage('UnsubscribePage'), 'unsubscribe'),
  route(paths.privacy, privacy, 'privacy'),
  route(paths.complaint, ownRequestPage('ComplaintPage'), 'complaint'),
  route(paths.loan, loan, 'loan'),
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
