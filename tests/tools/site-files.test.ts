import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paths } from '../../src/config/paths';
import { calculators } from '../../src/games';
import { siteFiles } from '../../tools/media/site-files';

const files = siteFiles(calculators.map(({ path }) => path));
const content = (wanted: string) => files.find(({ name }) => name === wanted)?.content ?? '';

describe('what search engines and phones are told', () => {
  it.each(files)('$name is up to date (npm run media)', ({ name, content }) => {
    expect(readFileSync(`public/${name}`, 'utf8').split('\n').sort()).toEqual(
      content.split('\n').sort(),
    );
  });

  it.each([paths.home, paths.faq, paths.signUp, ...calculators.map(({ path }) => path)])(
    'the sitemap lists %s in both languages',
    (path) => {
      expect(content('sitemap.xml')).toMatch(new RegExp(`<loc>[^<]+example${path}</loc>`));
      expect(content('sitemap.xml')).toMatch(
        new RegExp(`<loc>[^<]+example${path}\\?lang=en</loc>`),
      );
    },
  );

  it.each([paths.staff, paths.staffSignIn, paths.requestStatus, paths.requestReceived])(
    '%s is for nobody to find',
    (path) => {
      expect(content('robots.txt')).toContain(`Disallow: ${path}\n`);
      expect(content('sitemap.xml')).not.toContain(path);
    },
  );
});
