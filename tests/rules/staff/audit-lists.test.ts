import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { freshId, type Person, staff } from '../../support/rules/rules-people';

/** Tells that somebody searched or downloaded a list. */
function tell({ db, uid }: Person, accion: string, sobre: string, more: object = {}) {
  const id = `${accion}_${freshId().padEnd(20, 'x').slice(0, 20)}`;
  const entry = { autor: uid, fecha: serverTimestamp(), accion, sobre, ...more };
  return setDoc(doc(db, `auditoria/${id}`), entry);
}

const rows = { filas: 3, filtro: '' };

describe('the lists that the audit records', () => {
  test('searches of requests and of subscribers, and of nothing else', async () => {
    await accepted(tell(staff(), 'buscar', 'users'));
    await accepted(tell(staff(), 'buscar', 'subscriptores'));
    for (const list of ['auditoria', 'personal', 'mail', 'users/ana'])
      await refused(tell(staff(), 'buscar', list));
  });

  test('downloads of requests, subscribers, the audit and the staff, and of nothing else', async () => {
    const eva = staff({ roles: ['admin'] });
    for (const list of ['users', 'subscriptores', 'auditoria', 'personal'])
      await accepted(tell(eva, 'exportar', list, rows));
    for (const list of ['mail', 'users/ana']) await refused(tell(eva, 'exportar', list, rows));
  });
});
