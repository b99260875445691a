import { LANGUAGES, type Language } from '../../src/domain/language';

/** The languages in which the tests of screens repeat themselves: English joins in `npm run test:full`. */
export const TESTED_LANGUAGES: readonly Language[] = process.env.TEST_FULL ? LANGUAGES : ['es'];

/** What follows a figure of a per cent, as `getByText` sees it. */
export const PERCENT_SIGN = { es: ' %', en: '%' } as const satisfies Record<Language, string>;
