import { readdirSync, readFileSync } from 'node:fs';
import { dirname, normalize } from 'node:path';
import { expect, it } from 'vitest';

const STAFF = 'src/features/staff/';

/** The parts of the staff area that a tab may import. */
const TAB = ['parts', 'session', 'list'];

/** The parts of a tab that the rest of the staff area may import. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  session: [],
  parts: ['session'],
  list: ['parts', 'session'],
  casework: ['parts', 'session'],
  drafts: ['parts', 'session'],
  requests: [...TAB, 'casework'],
  complaints: [...TAB, 'casework'],
  rates: [...TAB, 'drafts', 'loan-terms'],
  'loan-terms': [...TAB, 'drafts'],
  audit: [...TAB, 'settings'],
  shell: ['parts', 'session', 'tabs', 'requests', 'complaints'],
  'staff-page': ['session', 'shell', 'tabs'],
};

const files = readdirSync(STAFF, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .sort();

/** The folder of a file, or its own name if it is in none. */
const part = (path: string) => (path.split('/')[0] ?? '').replace(/\.tsx?$/, '');

/** The imports of a file from other folders of the staff area that it may not have. */
function forbidden(path: string): string[] {
  const own = part(path);
  const imports = readFileSync(STAFF + path, 'utf8').matchAll(/from '(\.[^']+)'/g);
  return [...imports]
    .map(([, from = '']) => normalize(`${dirname(path)}/${from}`))
    .filter((target) => !target.startsWith('..') && part(target) !== own)
    .filter((target) => !(allowed[own] ?? TAB).includes(part(target)))
    .map((target) => `${path} imports ${target}`);
}

it('the parts of the staff area import only their own folder and shared parts', () => {
  expect(files.filter((path) => path !== 'tabs.ts').flatMap(forbidden)).toEqual([]);
});
