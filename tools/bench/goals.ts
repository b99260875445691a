/** What a kind of page must reach; the sources are the goals in `docs/speed.md`. */
export interface PageGoals {
  /** × the baseline page's. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** × the floor app's, on slow 4G with a processor four times slower. */
  readonly interactive: number;
  /** × the floor app's: main-thread processor time until interactive, unthrottled. */
  readonly processor: number;
  /** Thousands of bytes in brotli: the scripts without which the page is not interactive. */
  readonly scriptKb: number;
  readonly layoutShift: number;
  /** Lighthouse's performance score on a phone, of 100; the other scores must be 100. */
  readonly performance: number;
}

/** A page to measure. */
export interface BenchPage {
  readonly name: string;
  readonly path: string;
  readonly goals: PageGoals;
  /** Where the scripts are above their goal: what they must not exceed meanwhile, in KB. */
  readonly allowanceKb?: number;
  /** Only for staff who are signed in. */
  readonly staff?: true;
  /** Not for search engines, and not judged for them. */
  readonly unlisted?: true;
  /** Pictures that it needs before it is interactive besides those of its waiting page. */
  readonly needs?: readonly string[];
}

const common = { firstPaint: 1.1, largestPaint: 1.15, layoutShift: 0, performance: 100 };
const home = { ...common, interactive: 1.5, processor: 2, scriptKb: 95 };
const calculator = { ...common, interactive: 1.5, processor: 1.9, scriptKb: 102 };
const text = { ...common, interactive: 1.4, processor: 1.7, scriptKb: 93 };
const signIn = { ...common, interactive: 1.4, processor: 1.7, scriptKb: 95 };
const admin = {
  firstPaint: 1.15,
  largestPaint: 2.5,
  layoutShift: 0.005,
  performance: 90,
  interactive: 2.2,
  processor: 3,
  scriptKb: 167,
};

const ICONS = 'src/ui/art/icons.svg';
const EMBLEMS = 'src/ui/art/emblems.svg';

/** Every kind of page: of the calculators the one with fewest questions and two with most. */
export const benchPages: readonly BenchPage[] = [
  { name: 'home', path: '/', goals: home, allowanceKb: 96 },
  { name: 'Roblox', path: '/Roblox', goals: calculator },
  { name: 'Fortnite', path: '/Fortnite', goals: calculator, allowanceKb: 102.6 },
  { name: 'Valorant', path: '/Valorant', goals: calculator },
  { name: 'FAQ', path: '/Faqs', goals: text },
  { name: 'sign-up', path: '/registro', goals: text, allowanceKb: 94.4 },
  { name: 'staff sign-in', path: '/Paradais', goals: signIn, unlisted: true },
  {
    name: 'admin',
    path: '/GamesSettings',
    goals: admin,
    allowanceKb: 169.6,
    staff: true,
    unlisted: true,
    needs: [ICONS, EMBLEMS],
  },
];

/** What everything else must reach (`docs/speed.md`). */
export const goals = {
  /** × the same without the service worker: the first paint of a second visit. */
  secondVisit: 0.8,
  /** Milliseconds from an interaction to the next paint, processor four times slower. */
  tapMedianMs: 48,
  tapWorstMs: 120,
  /** The same for a key in the search over 12,000 items. */
  keyWorstMs: 60,
  /** Microseconds of one estimate in Node. */
  estimateUs: 5,
  /** × the time that reading the same pages alone takes. */
  exportRatio: 1.3,
  /** Milliseconds that a click may wait while a file is written. */
  exportClickMs: 200,
  /** Millions of bytes: page and worker while 100,000 rows are written. */
  exportMb: 500,
} as const;
