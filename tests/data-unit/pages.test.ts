import { expect, test } from 'vitest';
import { BackendError } from '../../src/data/errors';
import { eachPage } from '../../src/data/pages';
import type { Page } from '../../src/data/staff/lists';

const PAGES: readonly Page<number>[] = [
  { rows: [1, 2], next: 1 },
  { rows: [3, 4], next: 2 },
  { rows: [5], next: undefined },
];

function fetchFrom(asked: unknown[]) {
  return (after?: unknown) => {
    asked.push(after);
    const page = PAGES[typeof after === 'number' ? after : 0];
    return page ? Promise.resolve(page) : Promise.reject(new BackendError('unknown'));
  };
}

test('every page comes once and in order', async () => {
  const asked: unknown[] = [];
  const rows: number[] = [];
  for await (const page of eachPage(fetchFrom(asked))) rows.push(...page);
  expect(rows).toEqual([1, 2, 3, 4, 5]);
  expect(asked).toEqual([undefined, 1, 2]);
});

test('leaving the loop stops the reading', async () => {
  const asked: unknown[] = [];
  for await (const page of eachPage(fetchFrom(asked))) if (page.includes(3)) break;
  expect(asked).toEqual([undefined, 1]);
});

test('a page that fails ends the list with its error', async () => {
  const broken = () => Promise.reject(new BackendError('offline'));
  const first = eachPage(broken).next();
  await expect(first).rejects.toMatchObject({ code: 'offline' });
});
