import { afterEach, describe, expect, it, vi } from 'vitest';
import { deleteDocument, readDocument, writeDocument } from '../e2e/support/firestore-admin';
import { mailsTo } from '../e2e/support/outbox';

const id = `function-test-${process.pid}`;
const to = `prueba.${process.pid}@correo.example`;
const message = { subject: 'Recibimos tu solicitud', html: '<p>Sí.</p>', text: 'Sí.' };

afterEach(() => deleteDocument(`mail/${id}`));

describe('the mail function on the emulators', () => {
  it('delivers a written mail once, and sends it again when asked', async () => {
    const state = async () => (await readDocument(`mail/${id}`))?.delivery;
    await writeDocument(`mail/${id}`, { to, message });
    await vi.waitFor(
      async () => expect(await state()).toMatchObject({ state: 'SUCCESS', attempts: 1 }),
      { timeout: 50_000, interval: 200 },
    );
    expect(await mailsTo(to)).toMatchObject([{ id, to, ...message }]);

    await writeDocument(`mail/${id}`, { to, message, delivery: { state: 'RETRY', attempts: 1 } });
    await vi.waitFor(
      async () => expect(await state()).toMatchObject({ state: 'SUCCESS', attempts: 2 }),
      { timeout: 50_000, interval: 200 },
    );
  });
});
