// @vitest-environment happy-dom
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProduct } from '../support/product-tree';

const GAME = `import { count, defineCalculator } from '../domain/calculator';

export default defineCalculator({
  id: 'tetris',
  name: 'Tetris',
  path: '/Tetris',
  catalogue: { order: 100, values: [150, 160] },
  attributes: [count('clearedLines', { es: 'Líneas completadas', en: 'Cleared lines' }, 2)],
});
`;

const tree = copyProduct();
const built = (file: string) => readFileSync(join(tree.path, 'dist', file), 'utf8');
const page = (file: string) => new DOMParser().parseFromString(built(file), 'text/html');

/** A copy of the product with one more file in src/games, built. */
beforeAll(async () => {
  writeFileSync(join(tree.path, 'src/games/tetris.ts'), GAME);
  await tree.run('rules/generate.ts');
  await tree.run('build.ts');
}, 120_000);

afterAll(() => tree.remove());

describe('one more file in src/games is one more calculator', () => {
  it('with a page that asks its questions', () => {
    const { title, body } = page('Tetris.html');
    expect(title).toContain('Tetris');
    expect(body.querySelector('h1')?.textContent).toContain('Tetris');
    expect(body.querySelector('input[name=clearedLines]')).not.toBeNull();
  });

  it('with a card and a menu entry on home', () => {
    const home = page('index.html');
    expect(home.querySelector('main a[href="/Tetris"]')?.textContent).toContain('US$160.00');
    expect(home.querySelector('nav a[href="/Tetris"]')?.textContent).toBe('Tetris');
  });

  it('in the sitemap', () => {
    expect(built('sitemap.xml')).toContain('/Tetris</loc>');
  });

  it('in the rules, with its questions', () => {
    const rules = readFileSync(join(tree.path, 'firestore.rules'), 'utf8');
    expect(rules).toContain("'tetris'");
    expect(rules).toContain('clearedLines');
  });
});
