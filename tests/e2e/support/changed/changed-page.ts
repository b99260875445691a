import type { Page } from '@playwright/test';

/** How a translation puts its elements in the place of a text: see translate-script.js. */
export type Way = 'replaced' | 'before' | 'after' | 'wrapped';

/** Whether something changes a page once it is interactive, or before the application is there. */
type When = 'once ready' | 'early';

declare global {
  interface Window {
    readonly translatePage: (how: Way) => void;
    readonly decorateFields: () => void;
  }
}

const file = (name: string) => new URL(`./${name}-script.js`, import.meta.url).pathname;

/** Runs a function of the window in every page that is opened, at its time. */
async function inEveryPage(page: Page, name: string, when: When, how?: Way): Promise<void> {
  await page.addInitScript(
    ({ name, when, how }) => {
      const change = () => Reflect.get(window, name)(how);
      if (when === 'early') addEventListener('DOMContentLoaded', change);
      else
        new PerformanceObserver((list, observer) => {
          if (list.getEntriesByName('interactive').length === 0) return;
          observer.disconnect();
          change();
        }).observe({ type: 'mark', buffered: true });
    },
    { name, when, how },
  );
}

/** Has the browser translate every page from now on, and every text as it comes. */
export async function translatePages(page: Page, when: When, how: Way = 'replaced') {
  await page.addInitScript({ path: file('translate') });
  await inEveryPage(page, 'translatePage', when, how);
}

/** Has a password manager put its icon beside every field of every page from now on. */
export async function decorateFields(page: Page, when: When) {
  await page.addInitScript({ path: file('decorate') });
  await inEveryPage(page, 'decorateFields', when);
}

/** What React reports when it finds a prerendered page changed, and draws it anew. */
export const drawnAnew = /Minified React error #(418|423|425)/;
