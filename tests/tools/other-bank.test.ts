import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOffered } from '../../src/bank/bank-settings';
import { calculators } from '../../src/games';
import { mailsIn } from '../../tools/rules/earlier-mails';
import { currentMails } from '../../tools/rules/render-mails';
import { bank } from '../support/banco-prueba/bank';
import { legal } from '../support/banco-prueba/legal';
import { buildOtherBank, copyOtherBank, wordsOfFirstBank } from '../support/banco-prueba/product';

const tree = copyOtherBank();
/** What a deployment publishes or puts into force. */
const MADE = ['dist', 'functions/lib', 'firestore.rules'];

beforeAll(() => buildOtherBank(tree), 120_000);

afterAll(() => tree.remove());

const read = (path: string) => readFileSync(join(tree.path, path), 'utf8');

/** Every made file, relative to the copy. */
function madeFiles(): string[] {
  return MADE.flatMap((path) =>
    path.includes('.')
      ? [path]
      : readdirSync(join(tree.path, path), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => relative(tree.path, join(parentPath, name))),
  );
}

/** Every text in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Prices in games' shops are in dollars, in any currency of the bank. */
const PRICES = calculators
  .flatMap((calculator) => textsIn(calculator))
  .filter((text) => text.includes('US$'));

const withoutPrices = (text: string) =>
  PRICES.reduce((rest, price) => rest.replaceAll(price, ''), text);

describe('another bank is one folder', () => {
  it('whose words alone stand in pages, scripts, mails and rules, and in the names of files', () => {
    // One of Fortnite's items is called Aurora; comments of the functions give examples.
    const files = madeFiles().filter((path) => path !== 'dist/cosmetics.json');
    const found = files.flatMap((path) => {
      const text = `${path}\n${withoutPrices(read(path).replace(/\/\*\*.*?\*\//gs, ''))}`;
      return wordsOfFirstBank(text).map((words) => `${path}: ${words}`);
    });
    expect(found).toEqual([]);
  });

  it('which gives pages their names, colour and addresses', () => {
    const home = read('dist/index.html');
    for (const words of [bank.product, bank.bank, bank.phone, bank.siteUrl, '#e9f0f4'])
      expect(home).toContain(words);
    expect(read('dist/sitemap.xml')).toContain(`<loc>${bank.siteUrl}/</loc>`);
    expect(JSON.parse(read('dist/manifest.webmanifest'))).toMatchObject({
      name: bank.product,
      theme_color: '#E9F0F4',
    });
  });

  it('which says where complaints go, and under which law data are kept', () => {
    const privacy = read('dist/Privacidad.html');
    for (const words of [legal.complaints.office, legal.law.privacy.es, legal.law.retention.es])
      expect(privacy).toContain(words);
  });

  it('which offers its four games and no other', () => {
    const pages = readdirSync(join(tree.path, 'dist'));
    const offered = calculators.filter(({ id }) => isOffered(bank, id));
    expect(offered).toHaveLength(4);
    expect(
      calculators.filter(({ path }) => pages.includes(`${path.slice(1)}.html`)).map(({ id }) => id),
    ).toEqual(offered.map(({ id }) => id));
    const rules = read('firestore.rules');
    for (const { id } of calculators)
      expect(rules.includes(`'${id}'`), id).toBe(isOffered(bank, id));
  });

  it('whose mails alone the rules accept, and its functions send from its region', () => {
    const ours = mailsIn(readFileSync('firestore.rules', 'utf8'));
    const theirs = mailsIn(read('firestore.rules'));
    // Ours also has the mails of earlier releases.
    expect(theirs).toHaveLength(currentMails().length);
    expect(theirs.filter((each) => ours.includes(each))).toEqual([]);
    const functions = read('functions/lib/index.js');
    for (const words of [bank.bank, bank.siteUrl, bank.region]) expect(functions).toContain(words);
  });

  it('and nothing is built for a real project while an address is made up', async () => {
    const asked = {
      VITE_FIREBASE_PROJECT_ID: 'banco-prueba',
      VITE_METRICS_URL: 'https://prestamos.example',
    };
    const laws = read('src/bank/legal.ts').replace(legal.complaints.office, 'acodeco.example');
    writeFileSync(join(tree.path, 'src/bank/legal.ts'), laws);
    await expect(tree.run('build.ts', asked)).rejects.toThrow(
      'Nothing is built for a real project with made-up addresses (.example): complaints, VITE_METRICS_URL.',
    );
  });
});
