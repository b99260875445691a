// This import comes first, because it sets the folder of the reports.
import './testing/test-settings';
import { REPORTS } from './testing/test-stages';
import { testTimes } from './testing/test-times';

/** `npm run test:times`: the longest times of the last test run, by file and by test. */
const LINES = 20;

const print = (ms: number, name: string) =>
  console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);

const times = testTimes(REPORTS);
const files = new Map<string, number>();
for (const { file, ms } of times) files.set(file, (files.get(file) ?? 0) + ms);
for (const [file, ms] of [...files].sort(([, a], [, b]) => b - a).slice(0, LINES)) print(ms, file);
console.log('');
for (const { file, title, ms } of times.slice(0, LINES)) print(ms, `${file}: ${title}`);
