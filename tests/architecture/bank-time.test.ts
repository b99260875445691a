import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What asks the machine that runs it for its zone. */
const ZONE =
  /\.[gs]et(Hours|Minutes|Date|Day|Month|FullYear)\(|\.to(Date|Time)String\(|\.toLocale(Date|Time)?String\(|getTimezoneOffset|Intl\.DateTimeFormat|new Date\([^()]*,/;

/** The same for its clock. */
const CLOCK = /new Date\(\)|Date\.now\(\)/;

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => `src/${path}`)
  .sort();

const filesLike = (pattern: RegExp) =>
  files.filter((path) => pattern.test(readFileSync(path, 'utf8')));

it('only the formatter knows the zone of a browser', () => {
  expect(filesLike(ZONE)).toEqual(['src/domain/moment-text.ts', 'src/i18n/format.ts']);
});

it('only the bank’s clock asks a device for the time, but for lengths of time on one device', () => {
  expect(filesLike(CLOCK)).toEqual([
    'src/browser/bank-clock.ts',
    'src/features/calculator/rates/rates-reader.ts',
    'src/features/staff/requests/use-next-case.ts',
    'src/features/staff/session/activity.ts',
    'src/ui/page/use-timed-redirect.ts',
  ]);
});
