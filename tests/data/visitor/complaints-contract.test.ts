import { describe, expect, test } from 'vitest';
import type { ComplaintDraft } from '../../../src/domain/complaint/complaint';
import { newCode } from '../../../src/domain/request/request-code';
import { dataProject, PROJECT } from '../../support/emulators/data-project';
import { openBrowser, requestDraft } from '../../support/emulators/emulator-backend';
import { createInMemoryBackend } from '../../support/in-memory-backend';
import {
  type BackendWithMethods as Backend,
  withVisitorMethods,
} from '../../support/visitor-methods';

const admin = dataProject();

const draft = (changes: Partial<ComplaintDraft> = {}): ComplaintDraft => ({
  kind: 'delay',
  text: ' Llamé dos veces  y nadie lo miró. ',
  name: ' Ana  Pérez ',
  email: 'Ana.Perez@Example.com',
  code: undefined,
  language: 'es',
  ...changes,
});

const implementations: readonly (readonly [string, () => Promise<Backend>])[] = [
  ['Firebase', async () => (await openBrowser(PROJECT)).backend],
  ['the backend in memory', async () => withVisitorMethods(createInMemoryBackend())],
];

describe.each(implementations)('%s', (_name, open) => {
  test('a complaint gets a number, a date and a term, and its session reads it', async () => {
    const backend = await open();
    expect(await backend.ownComplaints()).toEqual([]);
    const sent = await backend.submitComplaint(draft());
    expect(sent).toEqual({
      number: expect.stringMatching(/^RC-\d{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
      kind: 'delay',
      text: 'Llamé dos veces y nadie lo miró.',
      name: 'Ana Pérez',
      email: 'ana.perez@example.com',
      code: undefined,
      language: 'es',
      receivedAt: expect.any(Date),
      days: 30,
      answer: undefined,
    });
    expect(await backend.ownComplaints()).toEqual([{ ...sent, receivedAt: expect.any(Date) }]);
  });

  test('the same complaint again is the stored one, another one comes too soon', async () => {
    const backend = await open();
    const sent = await backend.submitComplaint(draft());
    expect((await backend.submitComplaint(draft())).number).toBe(sent.number);
    const other = backend.submitComplaint(draft({ text: 'Otra cosa.' }));
    await expect(other).rejects.toMatchObject({ code: 'limit' });
    expect(await backend.ownComplaints()).toHaveLength(1);
  });

  test('it may name the code of a request, which must exist', async () => {
    const backend = await open();
    const { code } = await backend.submitLoanRequest(requestDraft());
    const unknown = backend.submitComplaint(draft({ code: newCode() }));
    await expect(unknown).rejects.toMatchObject({ code: 'denied' });
    expect(await backend.submitComplaint(draft({ code }))).toMatchObject({ code });
  });

  test('a field that is not as specified is denied', async () => {
    for (const changes of [
      { text: 'a'.repeat(601) },
      { text: '<b>' },
      { name: 'A' },
      { email: 'ana' },
    ]) {
      const backend = await open();
      const sent = backend.submitComplaint(draft(changes));
      await expect(sent).rejects.toMatchObject({ code: 'denied' });
      expect(await backend.ownComplaints()).toEqual([]);
    }
  });

  test('is withdrawn once, for good, and can be made again later', async () => {
    const backend = await open();
    const sent = await backend.submitComplaint(draft());
    const withdrawn = await backend.withdrawComplaint(sent);
    expect(withdrawn).toEqual({ ...sent, withdrawnAt: expect.any(Date) });
    expect(await backend.ownComplaints()).toMatchObject([
      { number: sent.number, withdrawnAt: expect.any(Date) },
    ]);
    expect((await backend.withdrawComplaint(sent)).withdrawnAt).toBeInstanceOf(Date);
    const again = backend.submitComplaint(draft());
    await expect(again).rejects.toMatchObject({ code: 'limit' });
  });

  test('ending the session ends reading it', async () => {
    const backend = await open();
    await backend.submitComplaint(draft());
    await backend.endVisitorSession();
    expect(await backend.ownComplaints()).toEqual([]);
  });
});

test('Firebase: a session makes three complaints, 30 seconds apart', async () => {
  const { backend } = await openBrowser(PROJECT);
  const session = await backend.startSession();
  const uid = session.kind === 'visitor' ? session.uid : '';
  const earlier = new Date(Date.now() - 31_000);
  for (const text of ['Uno.', 'Dos.', 'Tres.']) {
    await backend.submitComplaint(draft({ text }));
    await admin.set(`misReclamos/${uid}`, {
      numeros: (await backend.ownComplaints()).map(({ number }) => number).reverse(),
      ultima: earlier,
    });
  }
  expect((await backend.ownComplaints()).map(({ text }) => text)).toEqual([
    'Tres.',
    'Dos.',
    'Uno.',
  ]);
  const fourth = backend.submitComplaint(draft({ text: 'Cuatro.' }));
  await expect(fourth).rejects.toMatchObject({ code: 'limit' });
});

test('Firebase: what the bank has answered is not withdrawn, and a withdrawal has its mail', async () => {
  const { backend } = await openBrowser(PROJECT);
  const sent = await backend.submitComplaint(draft({ language: 'en' }));
  const stored = await admin.get(`reclamos/${sent.number}`);
  const respuesta = { texto: 'Sí.', conRazon: true, fecha: new Date() };
  await admin.set(`reclamos/${sent.number}`, { ...stored, estado: 'cerrado', respuesta });
  await expect(backend.withdrawComplaint(sent)).rejects.toMatchObject({ code: 'conflict' });
  await admin.set(`reclamos/${sent.number}`, { ...stored });
  await backend.withdrawComplaint(sent);
  expect(await admin.get(`mail/${sent.number}_retiro`)).toMatchObject({
    to: 'ana.perez@example.com',
    message: { subject: 'You withdrew your complaint' },
  });
});
