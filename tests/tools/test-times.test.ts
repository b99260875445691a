import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROOT } from '../../tools/support/local-project';
import { testTimes } from '../../tools/testing/test-times';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'times-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function report(name: string, content: object): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const spec = (title: string, ...durations: readonly number[]) => ({
  title,
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});

it('the times of a run are those of Vitest and of Playwright, the longest first', () => {
  const unit = {
    testResults: [
      {
        name: `${ROOT}tests/ui/a.test.ts`,
        assertionResults: [{ fullName: 'quick', duration: 5 }, { fullName: 'left out' }],
      },
    ],
  };
  const group = { title: 'es', file: 'staff/b.spec.ts', specs: [spec('tried twice', 300, 400)] };
  const browser = {
    suites: [{ title: '', file: 'staff/b.spec.ts', specs: [spec('slow', 900)], suites: [group] }],
  };
  const files = [report('unit.json', unit), report('e2e.json', browser), join(folder, 'never')];
  expect(testTimes(files)).toEqual([
    { file: 'tests/e2e/staff/b.spec.ts', title: 'slow', ms: 900 },
    { file: 'tests/e2e/staff/b.spec.ts', title: 'tried twice', ms: 700 },
    { file: 'tests/ui/a.test.ts', title: 'quick', ms: 5 },
    { file: 'tests/ui/a.test.ts', title: 'left out', ms: 0 },
  ]);
});
