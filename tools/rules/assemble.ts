import { readFileSync } from 'node:fs';
import { staffSecurity } from '../../src/config/staff';
import type { Calculator } from '../../src/domain/calculator';
import { withConstants } from './constants';
import { withLanguages } from './languages';
import { renderGenerated, type StaffSecurity } from './render';
import { literal } from './rules-text';

/** The parts of the rules in `rules/`, in the order in which `firestore.rules` has them. */
const PARTS = [
  'who',
  'values',
  'catalogue',
  'rates',
  'loan',
  'audit',
  'settings',
  'casework',
  'case-files',
  'requests',
  'tracking',
  'complaints',
  'mail',
  'sign-ups',
  'functions',
] as const;

const HEAD = `rules_version = '2';

// Written by "npm run rules" from rules/, src/domain and src/games: change those.

// Who may read, and the few things that browsers write themselves; functions carry out all else. Anything
// that no line below allows is refused, and so is a condition that fails: a missing field, or a value of
// another type than the check expects.
service cloud.firestore {
  match /databases/{database}/documents {`;

const folder = new URL('../../rules/', import.meta.url);

const indented = (text: string) => text.trimEnd().replace(/^(?=.)/gm, '    ');

/** The whole of `firestore.rules`: the written parts first, the generated part last. */
export function assembleRules(
  calculators: readonly Calculator[],
  security: StaffSecurity = staffSecurity,
): string {
  const settings = { STAFF_PROVIDER: literal(security.provider) };
  const parts = PARTS.map((part) => {
    const written = readFileSync(new URL(`${part}.rules`, folder), 'utf8');
    return indented(withConstants(withLanguages(written), settings));
  });
  return `${[HEAD, parts.join('\n\n'), '', renderGenerated(calculators, security)].join('\n')}\n  }\n}\n`;
}
