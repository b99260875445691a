import { readdirSync, readFileSync } from 'node:fs';
import { dirname, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const STAFF = 'src/features/staff/';

/** What a tab may import from the rest of the staff area. */
const TAB = ['tab', 'list', 'export', 'views'];

/** What everything else in the staff area may import from it. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  tab: [],
  list: ['tab'],
  export: ['tab'],
  views: ['tab'],
  shell: ['tab', 'tabs', 'requests'],
  'sign-in': ['shell', 'tab'],
  account: ['sign-in', 'tab'],
  lock: ['sign-in', 'tab'],
  'staff-page': ['account', 'lock', 'tab', 'shell', 'sign-in', 'tabs'],
};

const files = readdirSync(STAFF, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .sort();

/** The folder of a file, or its own name where it is in none. */
const part = (path: string) => (path.split('/')[0] ?? '').replace(/\.tsx?$/, '');

describe('the staff area', () => {
  it.each(files.filter((path) => path !== 'tabs.ts'))(
    '%s imports only its own folder and shared parts',
    (path) => {
      const own = part(path);
      const imports = readFileSync(STAFF + path, 'utf8').matchAll(/from '(\.[^']+)'/g);
      for (const [, from = ''] of imports) {
        const target = normalize(`${dirname(path)}/${from}`);
        if (target.startsWith('..') || part(target) === own) continue;
        expect(allowed[own] ?? TAB, `${path} imports ${from}`).toContain(part(target));
      }
    },
  );
});
