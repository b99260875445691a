import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isListed, unlistedPaths } from '../../src/app/head/listing';
import { routes } from '../../src/app/routes';
import { paths } from '../../src/config/paths';
import { calculators } from '../../src/games';
import { webManifest } from '../../tools/media/web-manifest';
import { robots, sitemap } from '../../tools/prerender/search-engines';

const listed = routes
  .map(({ path }) => path)
  .filter((path) => isListed(path) && path !== '/gallery');

describe('search engines', () => {
  it('find home, every calculator, the questions, the sign-up, privacy and complaints', () => {
    expect(listed).toEqual([
      paths.home,
      ...calculators.map(({ path }) => path),
      paths.faq,
      paths.signUp,
      paths.privacy,
      paths.complaint,
    ]);
  });

  it.each(listed)('find %s in both languages in the sitemap', (path) => {
    expect(sitemap(listed)).toMatch(new RegExp(`<loc>[^<]+example${path}</loc>`));
    expect(sitemap(listed)).toMatch(new RegExp(`<loc>[^<]+example${path}\\?lang=en</loc>`));
  });

  it('are asked to leave out personal and staff pages', () => {
    expect(robots(unlistedPaths)).not.toContain(paths.loan);
    expect(unlistedPaths).toEqual(
      expect.arrayContaining([
        paths.staff,
        paths.staffSignIn,
        paths.requestStatus,
        paths.requestReceived,
        paths.myAccounts,
        paths.myData,
        paths.unsubscribe,
      ]),
    );
    for (const path of unlistedPaths) {
      expect(robots(unlistedPaths)).toContain(`Disallow: ${path}\n`);
      expect(sitemap(listed)).not.toContain(path);
    }
  });
});

it('the committed manifest is up to date (npm run media)', () => {
  expect(readFileSync('public/manifest.webmanifest', 'utf8')).toBe(webManifest());
});
