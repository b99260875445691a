// @vitest-environment happy-dom
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** What a build reads. */
const SOURCES = [
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'firestore.rules',
];
const FOLDERS = ['public', 'rules', 'src', 'tools'];

const GAME = `import { count, defineCalculator } from '../domain/calculator';

export default defineCalculator({
  id: 'tetris',
  name: 'Tetris',
  path: '/Tetris',
  catalogue: { order: 100, values: [150, 160] },
  attributes: [count('clearedLines', { es: 'Líneas completadas', en: 'Cleared lines' }, 2)],
});
`;

const tree = mkdtempSync(join(tmpdir(), 'levelup-'));
const built = (file: string) => readFileSync(join(tree, 'dist', file), 'utf8');
const page = (file: string) => new DOMParser().parseFromString(built(file), 'text/html');
const inTree = { cwd: tree, env: { ...process.env, LOCAL_RUN: '' } };
const runTool = (tool: string) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', `tools/${tool}`], inTree);

/** A copy of the product with one more file in src/games, built. */
beforeAll(async () => {
  for (const source of [...SOURCES, ...FOLDERS])
    cpSync(source, join(tree, source), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(tree, 'node_modules'));
  writeFileSync(join(tree, 'src/games/tetris.ts'), GAME);
  await runTool('rules/generate.ts');
  await runTool('build.ts');
}, 120_000);

afterAll(() => rmSync(tree, { recursive: true, force: true }));

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
    const rules = readFileSync(join(tree, 'firestore.rules'), 'utf8');
    expect(rules).toContain("'tetris'");
    expect(rules).toContain('clearedLines');
  });
});
