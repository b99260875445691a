import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// The product's source with one more language, in a folder of its own.
const folder = mkdtempSync(join(tmpdir(), 'third-language-'));
const compiler = join(
  dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);

/** What the compiler says of each file. */
let complaints: ReadonlyMap<string, readonly string[]>;

function compile(): Promise<string> {
  const options = [compiler, '-p', folder, '--noErrorTruncation', '--pretty', 'false'];
  return new Promise((resolve) => {
    execFile(process.execPath, options, { cwd: folder, maxBuffer: 2 ** 26 }, (_, printed) =>
      resolve(printed),
    );
  });
}

beforeAll(async () => {
  for (const part of ['src', 'functions/src', 'functions/package.json'])
    cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  const config = JSON.parse(readFileSync('tsconfig.json', 'utf8'));
  const include = ['src', 'functions/src'];
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...config, include }));
  const home = join(folder, 'src/domain/language.ts');
  const two = readFileSync(home, 'utf8');
  writeFileSync(home, two.replace("LANGUAGES = ['es', 'en']", "LANGUAGES = ['es', 'en', 'fr']"));

  const said = new Map<string, string[]>();
  for (const line of (await compile()).split('\n')) {
    const [, file, text] = /^([\w./-]+)\(\d+,\d+\): (.*)$/.exec(line) ?? [];
    if (file && text) said.set(file, [...(said.get(file) ?? []), text]);
  }
  complaints = said;
});

afterAll(() => rmSync(folder, { recursive: true }));

const games = readdirSync('src/games').filter((name) => !['index.ts', 'list.ts'].includes(name));

describe('a third language', () => {
  it.each([
    ['the public and the staff copy', /^src\/i18n\/index\.ts$/, 1],
    ['the words of every game', /^src\/games\/[\w-]+\.ts$/, games.length],
    ['every group of mails', /^src\/domain\/mail\/.*mails?\.ts$/, 5],
    ['the subjects of the mails', /^src\/domain\/mail\/subjects\.ts$/, 1],
    ['the reasons of decisions', /^src\/domain\/request\/reason-words\.ts$/, 1],
    ['the bank’s own words', /^src\/bank\/(bank|legal)\.ts$/, 2],
    ['the pages before their copy has arrived', /^src\/app\/hydration\/.*messages\.tsx$/, 1],
  ])('lacks %s, says the compiler', (_, path, least) => {
    const files = [...complaints.keys()].filter((file) => path.test(file));
    expect(files.length).toBeGreaterThanOrEqual(least);
  });

  it('is named wherever something is missing', () => {
    const silent = [...complaints].filter(([, said]) => !said.some((text) => /\bfr\b/.test(text)));
    expect(silent).toEqual([]);
  });
});
