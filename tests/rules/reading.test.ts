import {
  average,
  collection,
  collectionGroup,
  count,
  doc,
  type Firestore,
  getAggregate,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { accepted, refused } from '../support/rules/rules-outcome';
import {
  freshId,
  impostors,
  intruders,
  nobody,
  staff,
  visitor,
} from '../support/rules/rules-people';
import { place, placeRequest, placeTracked, sendRequest } from '../support/rules/rules-records';
import { ROLES } from '../support/rules/rules-staff';

type Readers = 'everybody' | readonly string[];

const NOBODY: Readers = [];
const BY_STAFF = { get: ROLES, list: ROLES } as const;
const BY_NOBODY = { get: NOBODY, list: NOBODY } as const;

/** Who reads a document of a fresh name that is not their own, and who lists its collection. */
const READERS: Readonly<Record<string, { readonly get: Readers; readonly list: Readers }>> = {
  'games/$': { get: 'everybody', list: 'everybody' },
  'games/$/cambios/1': BY_STAFF,
  'games/$/precios/1': BY_NOBODY,
  'tarifas/$': { get: 'everybody', list: NOBODY },
  'tarifas/$/versiones/1': { get: 'everybody', list: ROLES },
  'borradores/$': BY_STAFF,
  'condiciones/prestamo': { get: 'everybody', list: NOBODY },
  'condiciones/prestamo/versiones/1': BY_STAFF,
  'condiciones/borrador': { get: ROLES, list: NOBODY },
  'condiciones/ritmo': { get: 'everybody', list: NOBODY },
  'condiciones/otras': BY_NOBODY,
  'users/$': BY_STAFF,
  'users/$/notas/1': BY_NOBODY,
  'seguimiento/$': { get: 'everybody', list: NOBODY },
  'reclamos/$': BY_STAFF,
  'subscriptores/$': { get: NOBODY, list: ROLES },
  'mail/$': BY_STAFF,
  'personal/$': BY_STAFF,
  'personal/$/otras/1': BY_NOBODY,
  'ajustes/$': { get: ROLES, list: NOBODY },
  'indice/$': BY_STAFF,
  'expedientes/$': BY_STAFF,
  'tomas/$': BY_STAFF,
  'notas/$/lista/1': BY_STAFF,
  'vistas/$': BY_STAFF,
  'vistasEquipo/$': BY_STAFF,
  'resumen/$': BY_STAFF,
  'equipo/$': { get: ['revisor', 'admin'], list: NOBODY },
  'cifras/reclamos': { get: ROLES, list: NOBODY },
  'cifras/otras': BY_NOBODY,
  'eventos/$': { get: ['admin'], list: ['admin'] },
  'auditoria/$': { get: ['admin'], list: ['admin'] },
  ...Object.fromEntries(
    [
      ...['misReclamos', 'cuotas', 'pruebas', 'peticiones', 'codigos', 'bajas', 'borradas'],
      ...['archivo', 'importaciones', 'aportes', 'tareas', 'intentos', 'retos', 'limites'],
      ...['correos_salida', 'llaves', 'textos', 'intentosSesion', 'otra'],
    ].map((name) => [`${name}/$`, BY_NOBODY]),
  ),
};

/** Tries to read all of it as somebody with these roles. */
async function readAll(db: Firestore, roles: readonly string[]): Promise<void> {
  const outcomeFor = (readers: Readers) =>
    readers === 'everybody' || roles.some((role) => readers.includes(role)) ? accepted : refused;
  const read = async (form: string, get: Readers, list: Readers) => {
    const path = form.replace('$', freshId());
    await place(path, { id: 'somebody' });
    await outcomeFor(get)(getDoc(doc(db, path)));
    const all = collection(db, path.slice(0, path.lastIndexOf('/')));
    await outcomeFor(list)(getDocs(query(all, limit(1))));
  };
  await Promise.all(
    Object.entries(READERS).map(([form, { get, list }]) =>
      read(form, get, list).catch((cause: unknown) => {
        throw new Error(`${form}: ${cause}`, { cause });
      }),
    ),
  );
}

describe('what each person reads: users, mail, games, personal and all other documents', () => {
  for (const role of ROLES)
    test(`staff: hasRole, ${role} alone`, () => readAll(staff({ roles: [role] }).db, [role]));

  test('somebody without a session', () => readAll(nobody, []));

  test('a visitor', () => readAll(visitor().db, []));

  for (const [name, open] of impostors)
    test(`isStaff: ${name}`, () => readAll(open({ roles: ROLES }).db, []));
});

test('a list of games is of at most 50, and their changes are no one list', async () => {
  const games = collection(nobody, 'games');
  await accepted(getDocs(query(games, limit(50))));
  await refused(getDocs(query(games, limit(51))));
  await refused(getDocs(games));
  await refused(getDocs(query(collectionGroup(staff().db, 'cambios'), limit(1))));
});

test('staff count and average requests, and nobody else does', async () => {
  const pending = where('estadoCredito', '==', 'pendiente');
  for (const [db, outcome] of [
    [staff().db, accepted],
    [visitor().db, refused],
  ] as const) {
    const requests = collection(db, 'users');
    await outcome(getDocs(query(requests, orderBy('registro'), limit(500))));
    await outcome(getCount(query(requests, pending)));
    await outcome(getAggregate(requests, { mean: average('valor'), number: count() }));
  }
});

describe('what is one’s own', () => {
  test('a visitor reads their own request, even before it exists, and lists none', async () => {
    const ana = visitor();
    const own = doc(ana.db, `users/${ana.uid}`);
    await accepted(getDoc(own));
    await sendRequest(ana);
    await accepted(getDoc(own));
    await refused(getDoc(doc(ana.db, `users/${freshId()}`)));
    const mine = where('id', '==', ana.uid);
    await refused(getDocs(query(collection(ana.db, 'users'), mine, limit(1))));
  });

  test('an anonymous session linked to a password no longer reads the own request', async () => {
    const uid = await placeRequest();
    const { db } = visitor({ firebase: { sign_in_provider: 'password', identities: {} } }, uid);
    await refused(getDoc(doc(db, `users/${uid}`)));
  });

  test('refused for a visitor: their own subscriber record', async () => {
    const { db, uid } = visitor();
    const path = `subscriptores/${uid}_${Date.now()}`;
    await place(path, { id: uid });
    await refused(getDoc(doc(db, path)));
  });

  test('M5: nor what is about them, which functions and staff alone read', async () => {
    const { uid, code } = await placeTracked();
    const ana = visitor({}, uid);
    const paths = [
      ...['expedientes', 'tomas', 'vistas', 'indice', 'mail'].map((name) => `${name}/${uid}`),
      ...['aportes', 'archivo', 'borradas', 'importaciones'].map((name) => `${name}/${uid}`),
      ...['retiro', 'reconsideracion', 'borrado', 'baja'].map(
        (kind) => `peticiones/${code}_${kind}`,
      ),
      ...[`notas/${uid}/lista/n`, `retos/${uid}_roblox`, `codigos/${code}`],
    ];
    for (const path of paths) {
      await place(path, { id: uid });
      await refused(getDoc(doc(ana.db, path)));
    }
  });

  for (const [name, open] of intruders)
    test(`refused: an entry of the directory under the own uid, for ${name}`, async () => {
      const { db, uid } = open();
      await refused(getDoc(doc(db, `personal/${uid}`)));
    });
});
