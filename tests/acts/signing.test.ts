import { expect, test } from 'vitest';
import { seenOf } from '../../src/domain/acts/case';
import { mayReview } from '../../src/domain/acts/member';
import { APART_DAYS, type Signer, signing } from '../../src/domain/acts/signing';
import { isStaffAddress } from '../../src/domain/staff/people';
import { daysAgo } from '../../tools/samples/undoing';
import { momentAt } from '../support/acts/map-database';
import { change, say, stage } from '../support/acts/stage';
import { approval, requestOf } from '../support/staff-records';

const NOW = new Date('2026-11-28T12:00-04:00');
const ago = (days: number, ms = 0) => new Date(NOW.getTime() - days * 86_400_000 - ms);

const signer = (uid: string, changes: Partial<Signer> = {}): Signer => ({
  ...{ uid, email: `${uid}@bank.test`, active: true, roles: ['analyst', 'reviewer'] },
  ...changes,
});
const by = (author: string, at = ago(1)) => ({ letIn: { author, at } });

/** Ana proposed; Raúl would confirm. */
const ROWS: readonly (readonly [string, ReturnType<typeof signing>, readonly Signer[]])[] = [
  ['nobody let anybody in', undefined, [signer('ana'), signer('raul'), signer('rosa')]],
  ['Ana let Raúl in', 'let-in', [signer('ana'), signer('raul', by('ana')), signer('rosa')]],
  ['Raúl let Ana in', 'let-in', [signer('ana', by('raul')), signer('raul'), signer('rosa')]],
  ['Rosa let both in', undefined, [signer('ana', by('rosa')), signer('raul', by('rosa'))]],
  [
    'in the last moment of the days',
    'let-in',
    [signer('ana'), signer('raul', by('ana', ago(APART_DAYS, -1))), signer('rosa')],
  ],
  [
    'when the days are over',
    undefined,
    [signer('ana'), signer('raul', by('ana', ago(APART_DAYS))), signer('rosa')],
  ],
  ['nobody else is there', 'alone', [signer('ana'), signer('raul', by('ana'))]],
  [
    'whoever else is there is off',
    'alone',
    [signer('ana'), signer('raul', by('ana')), signer('rosa', { active: false })],
  ],
  [
    'whoever else is there may not confirm',
    'alone',
    [signer('ana'), signer('raul', by('ana')), signer('rosa', { roles: ['analyst', 'admin'] })],
  ],
  [
    'Ana let whoever else is there in, too',
    'alone',
    [signer('ana'), signer('raul', by('ana')), signer('rosa', by('ana'))],
  ],
  ['Raúl is not in the directory', undefined, [signer('ana'), signer('rosa')]],
];

test.each(ROWS)('a second signature, where %s: %s', (_, stands, directory) => {
  expect(signing(directory, { uid: 'raul' }, ['ana'], mayReview, NOW)).toBe(stands);
});

test.each([
  ['rosa', { done: true }, undefined],
  ['raul', { refused: 'let-in' }, undefined],
  ['raul', { done: true }, 'rosa'],
])('%s confirms what Ana proposed, who let Raúl in: %j', async (who, answer, isOff) => {
  const proposal = {
    ...{ number: 1, author: 'ana', proposedAt: daysAgo(0), waiting: true },
    mostLent: approval().mostLent,
  };
  const request = requestOf('one', { proposal });
  const documents = stage(request);
  change(documents, 'personal/raul', {
    entradaPor: { autor: 'ana', fecha: momentAt(daysAgo(APART_DAYS - 1)) },
  });
  if (isOff) change(documents, `personal/${isOff}`, { activo: false });
  const choice = approval();
  const asked = { id: 'one', seen: seenOf(request), choice, duplicates: [] };
  expect(await say(documents, 'decide', asked, who)).toEqual(answer);
  const entry = documents.get('auditoria/decision_one');
  if (isOff) expect(entry).toMatchObject({ invitada: true, autor: 'raul' });
  else expect(entry ?? {}).not.toHaveProperty('invitada');
});

test.each([
  ['ana@banco.do', true, ['banco.do']],
  ['ana@otro.do', false, ['banco.do']],
  ['ana@mail.banco.do', false, ['banco.do']],
  ['ana@banco.do.example.com', false, ['banco.do']],
  ['ana@otro.do', true, []],
] as const)('an invitation to %s goes out: %s (%j)', (email, goes, domains) => {
  expect(isStaffAddress(email, domains)).toBe(goes);
});
