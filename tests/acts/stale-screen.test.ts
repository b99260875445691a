import { expect, test } from 'vitest';
import { newCode } from '../../src/domain/request/request-code';
import { daysAgo, TO_PENDING, undoingRequest } from '../../tools/samples/undoing';
import { EVERY_ACT } from '../support/acts/every-act';
import { DECLINED, undone } from '../support/acts/later-requests';
import { expectRefused } from '../support/acts/refusals';
import { claimBy, SAMPLES } from '../support/acts/samples';
import { add, change, say } from '../support/acts/stage';
import { approval } from '../support/staff-records';

const seeing = EVERY_ACT.flatMap((act) => {
  const { asked } = act.sample();
  const parts = 'seen' in asked ? Object.keys(asked.seen as object) : [];
  return parts.map((part) => ({ ...act, part }));
});

/** Another value than the one that was seen. */
function otherThan(part: string, value: unknown) {
  if (part === 'status') return value === 'pending' ? 'information' : 'pending';
  if (part === 'draft') return 'another';
  return typeof value === 'number' ? value + 1 : 'before@correo.com';
}

test.each(seeing)('$name: another $part than the stored one is a conflict', async (act) => {
  const { name, part, sample, say } = act;
  const { documents, asked, by } = sample();
  if (!('seen' in asked)) throw new Error('there is nothing seen');
  const shown = asked.seen as Record<string, unknown>;
  const seen = { ...shown, [part]: otherThan(part, shown[part]) };
  await expectRefused({ say, documents, name, asked: { ...asked, seen }, by }, 'conflict');
});

const later = EVERY_ACT.flatMap((act) =>
  Object.keys(act.sample().later).map((what) => ({ ...act, what })),
);

test.each(later)('$name of what is $what by now is a conflict', async (act) => {
  const { name, what, sample, say } = act;
  const { documents, asked, by, later } = sample();
  later[what]?.(documents);
  await expectRefused({ say, documents, name, asked, by }, 'conflict');
});

test('the acts that declare a conflict are those that something later makes one', () => {
  const declaring = EVERY_ACT.filter(({ refusals }) => refusals.includes('conflict'));
  expect(new Set(later.map(({ name }) => name))).toEqual(
    new Set(declaring.map(({ name }) => name)),
  );
});

test('what a colleague took and gave back, or whose claim is over, is free again', async () => {
  for (const name of ['decide', 'proposeUndo', 'confirmUndo', 'ask', 'claim', 'seeCode'] as const) {
    const { documents, asked, by } = SAMPLES[name]();
    documents.set('tomas/one', claimBy('rosa', 0));
    expect(await say(documents, name, asked, by)).toEqual({ done: true });
  }
});

test('a proposal that was dropped is neither confirmed nor proposed again by a screen from before', async () => {
  const { documents, asked } = SAMPLES.proposeUndo();
  expect(await say(documents, 'proposeUndo', asked, 'ana')).toEqual({ done: true });
  expect(await say(documents, 'dropUndo', { id: 'one', number: 1 }, 'rosa')).toEqual({
    done: true,
  });
  for (const [name, said] of [
    ['proposeUndo', asked],
    ['confirmUndo', { id: 'one', number: 1 }],
  ] as const)
    await expectRefused({ say, documents, name, asked: said, by: 'raul' }, 'conflict');
  const seen = { ...asked.seen, undoProposals: 1 };
  expect(await say(documents, 'proposeUndo', { ...asked, seen }, 'ana')).toEqual({ done: true });
  expect(documents.get('expedientes/one')).toMatchObject({
    reversion: { numero: 2, autor: 'ana' },
  });
});

test('a reviewer with an old screen does not confirm a proposal to approve that they never saw', async () => {
  const { documents, asked } = SAMPLES.decide();
  const approving = { ...asked, choice: approval(2), duplicates: [] };
  change(documents, 'ajustes/credito', { montoPrestamo: 1 });
  expect(await say(documents, 'decide', approving, 'ana')).toEqual({ done: true });
  expect(documents.get('expedientes/one')).toMatchObject({
    propuesta: { autor: 'ana', numero: 1 },
    propuestas: 1,
  });
  expect(await say(documents, 'decide', approving, 'raul')).toEqual({ refused: 'conflict' });
  const seen = { ...asked.seen, proposal: 1 };
  expect(await say(documents, 'decide', { ...approving, seen }, 'raul')).toEqual({ done: true });
  expect(documents.get('users/one')).toMatchObject({ estadoCredito: 'aprobado' });
});

test('the undoing of a request that was undone before names the next decision', async () => {
  const request = undoingRequest('one', {
    code: newCode(),
    undone: [undone('pending')],
    ...DECLINED,
  });
  const { documents } = SAMPLES.confirmUndo();
  add(documents, {
    ...request,
    undoing: { ...TO_PENDING, number: 2, author: 'ana', proposedAt: daysAgo(1) },
  });
  expect(await say(documents, 'confirmUndo', { id: 'one', number: 1 }, 'raul')).toEqual({
    refused: 'conflict',
  });
  expect(await say(documents, 'confirmUndo', { id: 'one', number: 2 }, 'raul')).toEqual({
    done: true,
  });
  expect(documents.get('users/one')).toMatchObject({
    vuelta: '_3',
    decisiones: { 2: { ahora: 'pendiente' } },
  });
});
