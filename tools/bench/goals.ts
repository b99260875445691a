/** What a kind of page must reach; `×` is the ratio to the limit page (speed decisions). */
export interface PageGoals {
  readonly scoreAt4: number;
  readonly scoreAt14: number;
  /** × the limit page's. */
  readonly fcp: number;
  readonly lcp: number;
  /** Milliseconds above the limit page's. */
  readonly tbtAt4: number;
  readonly tbtAt14: number;
  readonly cls: number;
  /** Thousands of bytes in brotli: the scripts without which the page does not answer. */
  readonly scriptKb: number;
  /** Thousands of bytes over the wire: everything before the page answers. */
  readonly allKb: number;
  /** Milliseconds until the page answers on a phone, network and processor really slowed down. */
  readonly usableMs: number;
}

/** Where a page is still above its goal in bytes: what it must not exceed meanwhile. */
export type Allowance = Partial<Pick<PageGoals, 'scriptKb' | 'allKb'>>;

/** A page to measure. */
export interface BenchPage {
  readonly name: string;
  readonly path: string;
  readonly goals: PageGoals;
  /** `docs/speed.md` says why. */
  readonly allowance?: Allowance;
  /** Only for staff who are signed in. */
  readonly staff?: true;
  /** Not for search engines, and not judged for them. */
  readonly unlisted?: true;
  /** Pictures that it needs before it answers besides those of its waiting page. */
  readonly needs?: readonly string[];
}

const swift = { scoreAt4: 100, scoreAt14: 99, fcp: 1.05, tbtAt4: 5, cls: 0, usableMs: 2200 };
const home = { ...swift, lcp: 1.2, tbtAt14: 60, scriptKb: 95, allKb: 120 };
const calculator = { ...swift, lcp: 1.1, tbtAt14: 80, scriptKb: 100, allKb: 115 };
const text = { ...swift, lcp: 1.1, tbtAt14: 60, scriptKb: 92, allKb: 105 };
const behindDoor = {
  scoreAt4: 100,
  scoreAt14: 92,
  fcp: 1.1,
  tbtAt4: 50,
  tbtAt14: 250,
  cls: 0.005,
};
const signIn = { ...behindDoor, lcp: 1.1, scriptKb: 95, allKb: 110, usableMs: 2200 };
const admin = { ...behindDoor, lcp: 2.5, scriptKb: 150, allKb: 170, usableMs: 3500 };

const ICONS = 'src/ui/art/icons.svg';
const EMBLEMS = 'src/ui/art/emblems.svg';

/** Every kind of page: of the calculators the one with fewest questions and two with most. */
export const benchPages: readonly BenchPage[] = [
  { name: 'home', path: '/', goals: home },
  { name: 'Roblox', path: '/Roblox', goals: calculator },
  { name: 'Fortnite', path: '/Fortnite', goals: calculator, allowance: { scriptKb: 101.3 } },
  { name: 'Valorant', path: '/Valorant', goals: calculator },
  { name: 'FAQ', path: '/Faqs', goals: text },
  { name: 'sign-up', path: '/registro', goals: text, allowance: { scriptKb: 92.6 } },
  { name: 'staff sign-in', path: '/Paradais', goals: signIn, unlisted: true },
  {
    name: 'admin',
    path: '/GamesSettings',
    goals: admin,
    allowance: { scriptKb: 166.7, allKb: 177.5 },
    staff: true,
    unlisted: true,
    needs: [ICONS, EMBLEMS],
  },
];

/** What interactions, engine, lists and load must reach (speed decisions). */
export const goals = {
  /** Milliseconds from a tap to the next frame at 4x, worst of 50. */
  tapMs: 40,
  /** × a bare page's tap at 14x, 75th percentile. */
  tapRatio: 1.5,
  /** Milliseconds from a key in the search of 12,000 items to the next frame at 4x, worst of 50. */
  keyMs: 50,
  /** Microseconds of one estimate in Node. */
  estimateUs: 5,
  /** × the same without the service worker: a second visit's first paint, or it is not worth having. */
  secondVisit: 0.9,
  /** × what they take with few records and the server's one read of them: a list's first rows. */
  firstRows: 1.5,
  /** Documents that one read may fetch. */
  documentsPerRead: 500,
  /** Millions of bytes: page and worker while 100,000 rows are written. */
  exportMb: 200,
  /** Milliseconds that a click may wait while a file is written. */
  exportClickMs: 200,
  /** Accessibility, best practices and search engines, of 100. */
  quality: 100,
} as const;
