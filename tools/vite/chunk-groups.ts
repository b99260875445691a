import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const ENTRY = fileURLToPath(new URL('../../src/main.tsx', import.meta.url));

type Context = { getModuleInfo(id: string): Rolldown.ModuleInfo | null };

/** Every module that the entry imports statically, without the entry itself. */
function startModules(context: Context): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(imported)) continue;
      found.add(imported);
      visit(imported);
    }
  };
  visit(ENTRY);
  return found;
}

/**
 * Puts the code that every page needs into three files instead of some twenty: React, the other
 * libraries and the product's own code. They compress better together, a release of the product
 * leaves the libraries in the cache, and React alone is as much as a phone can evaluate in one
 * short task.
 */
export function chunkGroups(): Plugin {
  let needed: ReadonlySet<string> | undefined;
  return {
    name: 'chunk-groups',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    buildStart: () => {
      needed = undefined;
    },
    config: () => ({
      build: {
        // Every supported browser preloads modules itself.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          treeshake: { propertyReadSideEffects: false },
          optimization: { inlineConst: { mode: 'all', pass: 1 } },
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                {
                  debugName: 'start',
                  name: (id, context) => {
                    needed ??= startModules(context);
                    if (!needed.has(id)) return null;
                    if (!id.includes('node_modules')) return 'core';
                    return /[\\/](react|react-dom|scheduler)[\\/]/.test(id) ? 'react' : 'libraries';
                  },
                },
                // Code for forms and questions; in pieces it compresses worse.
                {
                  name: 'form',
                  test: /[\\/]ui[\\/](form[\\/](field|text-field|use-)|feedback[\\/]note)/,
                },
                // Each file costs the main thread several tasks, so code that is used together
                // shares one.
                {
                  name: 'kept-form',
                  test: /[\\/](ui[\\/](form[\\/]kept-form|feedback[\\/]last-press)|data[\\/]use-prefetched-session)\./,
                },
                { name: 'figures', test: /[\\/](domain[\\/]money|i18n[\\/]format)\.ts/ },
                { name: 'no-break', test: /[\\/]ui[\\/]data[\\/](no-break|email-address)\./ },
                { name: 'home-parts', test: /[\\/](sparkline|game-picture)\./ },
                {
                  name: 'entry-form',
                  test: /[\\/](domain[\\/](fields[\\/](fields|field-patterns)|session)|data[\\/](errors|ensure-visitor-session)|browser[\\/]seen-reads|es[\\/]failures)\.ts/,
                },
                {
                  name: 'receipt',
                  test: /[\\/](domain[\\/](answers|estimate|quote|calculator|proven-percent)|i18n[\\/](answer-text|proof-words|receipt-words|es[\\/]calculator)|ui[\\/]paper[\\/](receipt|proof-bar|proof-mark))\./,
                },
                {
                  name: 'calculator',
                  test: /[\\/]features[\\/]calculator[\\/](calculation\.|proof[\\/]proven\.|(inputs[\\/]input-tools|rates[\\/]rates-panel|calculator-page)\.module|cosmetics[\\/]catalogue[\\/]cosmetic\.)/,
                },
                // What calculators and the example of a loan share around their receipts.
                {
                  name: 'paper',
                  test: /[\\/]ui[\\/](button[\\/]text-button|paper[\\/]printer-slot)\./,
                },
                // Code for rates that loads after the start, with everything that a reading needs.
                {
                  name: 'rates-words',
                  test: /[\\/](i18n[\\/](es[\\/])?rates|browser[\\/]seen-rates)/,
                },
                {
                  name: 'remote',
                  test: /[\\/](data[\\/]use-remote|feedback[\\/]skeleton|ui[\\/]page[\\/]use-on-window)/,
                },
                // The sign-in, the code it shares with the staff area, and the code the first tab
                // shares.
                {
                  name: 'sign-in',
                  test: /[\\/](shell[\\/]sign-in[\\/](gate|password|sign-in)|es[\\/]staff[\\/]shell[\\/]sign-in\.)/,
                },
                {
                  name: 'staff-gate',
                  test: /[\\/]staff[\\/](session[\\/]activity|shell[\\/](language-switch|staff-brand))/,
                },
                {
                  name: 'values',
                  test: /[\\/]staff[\\/]values[\\/](dollars|value-draft|edit[\\/]kept-facts)/,
                },
                // Code for every tab of the staff area, and code for the tabs with a table.
                {
                  name: 'staff-tab',
                  test: /[\\/]staff[\\/](session[\\/](?!activity)|parts[\\/](failure|loaded|place|sign|skeleton|tab-|use-polling|warning)|list[\\/]empty)/,
                },
                {
                  name: 'staff-list',
                  test: /[\\/]staff[\\/]list[\\/](?!views|export)|[\\/]ui[\\/]data[\\/]table/,
                },
                // Every file that a page needs is listed in the start file, so code that belongs
                // together shares one.
                {
                  name: 'request',
                  test: /[\\/](domain[\\/](request[\\/](?!reason-words)|fields[\\/]phone)|records[\\/](words|optional-fields))/,
                },
                {
                  name: 'my-request',
                  test: /[\\/]features[\\/]my-request[\\/]/,
                },
                // Code for every call of the backend; staff's calls and calls after a sent request
                // come later.
                {
                  name: 'firebase',
                  test: /[\\/](data[\\/]firebase[\\/](connection[\\/](?!app-check)|sessions|visitor[\\/](loan|mail|sign|subscribers)|[a-z-]+\.ts)|data[\\/](in-parts|reads[\\/](games|loan|own-request|rates|response-time|tracking))\.ts|records[\\/](codec|fields|moments|origin|roles|states|subscriber)\.ts|domain[\\/]mail[\\/]mail\.ts)/,
                },
                { name: 'dialog', test: /[\\/]ui[\\/]feedback[\\/](dialog|confirm.*)\.tsx/ },
              ],
            },
          },
        },
      },
    }),
  };
}
