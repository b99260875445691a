import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

/**
 * They show nothing by themselves, or are the frame of others: of `text-field`, of the button that asks,
 * of charts over time, of a page, the place of a part. The head of a printed page shows on paper alone,
 * what is said nowhere.
 */
const UNSEEN = [
  'confirm',
  'field',
  'deferred-parts',
  'chart-frame',
  'hydrate-later',
  'lazy-page',
  'main-content',
  'print-head',
  'said',
  'to-correct',
];

it('the gallery shows every component of the design system', () => {
  const components = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => basename(path, '.tsx'));
  const gallery = readdirSync('src/features/gallery')
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => readFileSync(`src/features/gallery/${path}`, 'utf8'))
    .join('');
  const shown = components.filter((name) => gallery.includes(`/${name}'`));
  expect(components.filter((name) => !shown.includes(name) && !UNSEEN.includes(name))).toEqual([]);
});
