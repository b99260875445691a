import { createHash } from 'node:crypto';
import { type DocumentData, deleteField, doc, updateDoc } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { newCode } from '../../../src/domain/request/request-code';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { nobody, visitor } from '../../support/rules/rules-people';
import {
  KEY,
  mailedPetition,
  minutesAgo,
  placePetition,
} from '../../support/rules/rules-petitions';

const DAY = 24 * 60;

const confirm = (path: string, changes: DocumentData = {}) =>
  updateDoc(doc(nobody, path), { estado: 'confirmada', clave: KEY, ...changes });

const placeMailed = (changes: DocumentData = {}, minutes = 1) =>
  placePetition(newCode(), { ...mailedPetition('borrado', minutes), ...changes });

describe('peticiones: the key of the mailed link confirms', () => {
  test('without a session or with any', async () => {
    await accepted(confirm(await placeMailed()));
    const path = await placeMailed();
    const change = { estado: 'confirmada', clave: KEY };
    await accepted(updateDoc(doc(visitor().db, path), change));
  });

  test('for a day, and then no more', async () => {
    await accepted(confirm(await placeMailed({}, DAY - 0.2)));
    await refused(confirm(await placeMailed({}, DAY + 0.1)));
  });

  test('refused: another key, none, or the hash in its place', async () => {
    const path = await placeMailed();
    const huella = createHash('sha256').update(KEY).digest('hex');
    for (const clave of [newCode(), KEY.toLowerCase(), '', null, huella])
      await refused(confirm(path, { clave }));
    await refused(updateDoc(doc(nobody, path), { estado: 'confirmada' }));
    await accepted(confirm(path));
  });

  test('refused: if no link waits', async () => {
    for (const estado of ['pedida', 'limite', 'confirmada', 'hecha', 'conflicto'])
      await refused(confirm(await placeMailed({ estado })));
    await refused(confirm(`peticiones/${newCode()}_borrado`));
  });

  test('refused: another state, or another change beside it', async () => {
    const path = await placeMailed();
    for (const changes of [
      ...['pedida', 'confirmar', 'limite', 'hecha', 'conflicto'].map((estado) => ({ estado })),
      { estado: deleteField() },
      { tipo: 'retiro' },
      { fecha: minutesAgo(0) },
      { idioma: 'en' },
      { sesion: true },
      { caduca: minutesAgo(-2 * DAY) },
      { huella: 'x' },
      { expira: minutesAgo(-2 * DAY) },
    ])
      await refused(confirm(path, changes));
  });
});
