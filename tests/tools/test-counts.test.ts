import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failuresIn, sumReports } from '../../tools/testing/test-counts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'counts-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function report(name: string, content: object): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('the sum at the end of npm test', () => {
  it('adds what Vitest and Playwright report, a test that passed at the second try as failed', () => {
    const files = [
      report('unit.json', { numPassedTests: 10, numFailedTests: 1 }),
      report('e2e.json', { stats: { expected: 4, unexpected: 2, flaky: 1 } }),
    ];
    expect(sumReports(files)).toEqual({ passed: 14, failed: 4 });
  });

  it('counts stages that were not reached as nothing', () => {
    expect(sumReports([join(folder, 'never.json')])).toEqual({ passed: 0, failed: 0 });
  });
});

describe('the failures at the end of npm test', () => {
  it('are the tests that failed, and the files that could not be read, with the reason', () => {
    const passed = { fullName: 'a sum is right', status: 'passed', failureMessages: [] };
    const failed = {
      fullName: 'a sum is shown',
      status: 'failed',
      failureMessages: ['2 is not 3'],
    };
    const files = [
      report('unit.json', {
        testResults: [
          { name: 'sum.test.ts', message: '', assertionResults: [passed, failed] },
          { name: 'broken.test.ts', message: 'no such module', assertionResults: [] },
        ],
      }),
      report('e2e.json', { stats: { expected: 4, unexpected: 2, flaky: 1 } }),
    ];
    expect(failuresIn(files)).toEqual([
      'sum.test.ts > a sum is shown\n2 is not 3',
      'broken.test.ts\nno such module',
    ]);
  });
});
