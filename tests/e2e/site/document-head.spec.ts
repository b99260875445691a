import type { Page } from '@playwright/test';
import { expect, test, waitUntilInteractive } from '../support/test';

/** How many of each element the document's head holds. */
function headCounts(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    return {
      title: count('title'),
      description: count('meta[name=description]'),
      canonical: count('link[rel=canonical]'),
      alternates: count('link[hreflang]'),
      robots: count('meta[name=robots]'),
    };
  });
}

const LISTED = { title: 1, description: 1, canonical: 1, alternates: 3, robots: 0 };
const UNLISTED = { title: 1, description: 1, canonical: 0, alternates: 0, robots: 1 };

test('hydration, another language and another page leave one of each element in the head; the language is remembered', async ({
  page,
}) => {
  await page.goto('/Roblox');
  await waitUntilInteractive(page);
  await expect(page).toHaveTitle('Calculadora de Roblox · LevelUp');
  expect(await headCounts(page)).toEqual(LISTED);

  await page.locator('button[lang=en]').click();
  await expect(page).toHaveTitle('Roblox calculator · LevelUp');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/Roblox\?lang=en$/);
  expect(await headCounts(page)).toEqual(LISTED);

  await page.getByRole('navigation').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).not.toHaveTitle(/Roblox/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/Faqs\?lang=en$/);
  expect(await headCounts(page)).toEqual(LISTED);

  await page.goto('/Solicitud');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await waitUntilInteractive(page);
  await expect.poll(() => headCounts(page)).toEqual(UNLISTED);
});
