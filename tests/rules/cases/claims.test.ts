import {
  collection,
  type DocumentData,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { MAX_TAKE_OVER_REASON } from '../../../src/domain/request/case';
import { placeFile } from '../../support/rules/rules-acts';
import { OTHER_FIELDS } from '../../support/rules/rules-audit';
import {
  analyst,
  claimData,
  claimWrites,
  IDLE_ROLES,
  inMinutes,
  placeClaim,
  reviewer,
} from '../../support/rules/rules-cases';
import { accepted, refused } from '../../support/rules/rules-outcome';
import {
  admin,
  freshId,
  impostors,
  nobody,
  type Person,
  staff,
  visitor,
} from '../../support/rules/rules-people';
import { commit, placeRequest, withAnother, without } from '../../support/rules/rules-records';

const take = (who: Person, uid: string, changes: DocumentData = {}, entry: DocumentData = {}) =>
  commit(who, claimWrites(who, uid, { ...claimData(who), ...changes }, entry));

const until = (who: Person, uid: string, hasta: unknown) =>
  updateDoc(doc(who.db, `tomas/${uid}`), { hasta });

describe('tomas: who works on a request', () => {
  test('an analyst or a reviewer takes it, with an audit entry', async () => {
    for (const who of [analyst(), reviewer()]) {
      const uid = await placeRequest();
      await refused(commit(who, claimWrites(who, uid).slice(0, 1)));
      await accepted(take(who, uid));
    }
  });

  for (const roles of IDLE_ROLES) {
    test(`refused: a member with the roles ${JSON.stringify(roles)}`, async () => {
      const who = staff({ roles });
      const uid = await placeRequest();
      await refused(take(who, uid));
      await placeClaim(uid, who.uid, 5);
      await refused(until(who, uid, inMinutes(10)));
    });
  }

  for (const [name, impostor] of impostors) {
    test(`refused: ${name}`, async () => {
      const who = impostor({ roles: ['analista', 'revisor'] });
      const uid = await placeRequest();
      await refused(take(who, uid));
      await placeClaim(uid, who.uid, 5);
      await refused(until(who, uid, inMinutes(10)));
    });
  }

  test('a request that somebody has worked on is taken, too', async () => {
    const uid = await placeRequest();
    await placeFile(uid, {});
    await accepted(take(analyst(), uid));
  });

  test('refused: the visitor whose request it is', async () => {
    const uid = await placeRequest();
    await refused(take(visitor({}, uid), uid));
  });

  test('refused: a request that does not exist', () => refused(take(analyst(), freshId())));

  const wrong: Record<string, () => DocumentData> = {
    'in the name of a colleague': () => ({ autor: reviewer().uid }),
    'with a beginning of the own making': () => ({ desde: Timestamp.now() }),
    'for more than 15 minutes': () => ({ hasta: inMinutes(16) }),
    'that is over already': () => ({ hasta: inMinutes(-1) }),
    'without an end': () => ({ hasta: null }),
    'as a later one': () => ({ veces: 2 }),
    'whose number is a text': () => ({ veces: '1' }),
    'with a reason although nobody has it': () => ({ motivo: 'Está de vacaciones' }),
    'with another field': () => ({ nota: 'x' }),
  };
  const nextNumber: Record<string, DocumentData> = {
    'as a later one': { veces: 3 },
    'whose number is a text': { veces: '2' },
  };
  for (const [name, changes] of Object.entries(wrong)) {
    test(`refused: a claim ${name}`, async () => {
      const uid = await placeRequest();
      await refused(take(analyst(), uid, changes()));
      await placeClaim(uid, reviewer().uid, -1);
      await refused(take(analyst(), uid, { veces: 2, ...changes(), ...nextNumber[name] }));
    });
  }

  test('refused: a claim without one of its fields', async () => {
    for (const field of ['autor', 'desde', 'hasta', 'veces']) {
      const who = analyst();
      const uid = await placeRequest();
      const [claim, entry] = claimWrites(who, uid);
      await refused(commit(who, [{ ...claim, data: without(claim.data, field) }, entry]));
    }
  });

  test('a claim that is over is taken by anybody of them, as the next', async () => {
    for (const who of [analyst(), reviewer()]) {
      const uid = await placeRequest();
      await placeClaim(uid, reviewer().uid, -1);
      await refused(take(who, uid));
      await accepted(take(who, uid, { veces: 2 }));
    }
  });

  test('refused: a colleague’s case, without a reason', async () => {
    for (const veces of [1, 2]) {
      const uid = await placeRequest();
      await placeClaim(uid, reviewer().uid, 5, veces);
      await refused(take(analyst(), uid, { veces: veces + 1 }));
      await refused(until(analyst(), uid, inMinutes(10)));
      await refused(until(analyst(), uid, serverTimestamp()));
    }
  });

  test('a colleague’s case is taken over with a reason of one line', async () => {
    for (const motivo of ['Está de vacaciones', 'á'.repeat(MAX_TAKE_OVER_REASON)]) {
      const uid = await placeRequest();
      await placeClaim(uid, reviewer().uid, 5);
      await accepted(take(analyst(), uid, { veces: 2, motivo }));
    }
    for (const motivo of ['', 'a'.repeat(MAX_TAKE_OVER_REASON + 1), '<b>x</b>', 'dos\nlíneas', 7]) {
      const uid = await placeRequest();
      await placeClaim(uid, reviewer().uid, 5);
      await refused(take(analyst(), uid, { veces: 2, motivo }));
    }
  });

  test('refused: taking over from oneself, to begin anew', async () => {
    for (const veces of [1, 2]) {
      const uid = await placeRequest();
      await placeClaim(uid, analyst().uid, 5, veces);
      await refused(take(analyst(), uid, { veces: veces + 1, motivo: 'Otra vez' }));
      await refused(take(analyst(), uid, { veces: veces + 1 }));
    }
  });

  test('its author keeps it for longer, and gives it back', async () => {
    for (const veces of [1, 2]) {
      const uid = await placeRequest();
      await placeClaim(uid, analyst().uid, 5, veces);
      for (const hasta of [inMinutes(16), inMinutes(-1), null, deleteField()])
        await refused(until(analyst(), uid, hasta));
      await accepted(until(analyst(), uid, inMinutes(14.9)));
      const extended = { path: `tomas/${uid}`, data: { hasta: inMinutes(14) }, change: true };
      for (const write of withAnother(extended, ['autor', 'desde', 'veces', 'motivo']))
        await refused(commit(analyst(), [write]));
      await accepted(until(analyst(), uid, serverTimestamp()));
      await refused(until(analyst(), uid, inMinutes(14)));
    }
  });

  test('refused: an entry that tells something else', async () => {
    const entries: DocumentData[] = [
      { accion: 'relevar' },
      { accion: 'abrir' },
      { autor: reviewer().uid },
      { fecha: Timestamp.now() },
      { sobre: 'users/other' },
      ...OTHER_FIELDS.map((field) => ({ [field]: 'other' })),
    ];
    for (const entry of entries) {
      const uid = await placeRequest();
      await refused(take(analyst(), uid, {}, entry));
    }
    for (const entry of [...entries.slice(1), { accion: 'tomar' }, { nota: 'x' }]) {
      const uid = await placeRequest();
      await placeClaim(uid, reviewer().uid, 5);
      await refused(take(analyst(), uid, { veces: 2, motivo: 'Está de vacaciones' }, entry));
    }
    const uid = await placeRequest();
    await placeClaim(uid, reviewer().uid, 5);
    const [claim, entry] = claimWrites(analyst(), uid, {
      ...claimData(analyst()),
      veces: 2,
      motivo: 'Está de vacaciones',
    });
    await refused(commit(analyst(), [claim, { ...entry, data: without(entry.data, 'motivo') }]));
    await accepted(commit(analyst(), [claim, entry]));
  });

  test('refused: an entry of a claim that this batch does not make', async () => {
    const uid = await placeRequest();
    const who = analyst();
    await accepted(take(who, uid));
    await deleteDoc(doc(admin, `auditoria/toma_${uid}_1`));
    await refused(commit(who, claimWrites(who, uid).slice(1)));
    const other = { path: `auditoria/toma_${uid}_2`, data: claimWrites(who, uid)[1].data };
    const again = await placeRequest();
    await refused(commit(who, [...claimWrites(who, again), other]));
  });

  test('every member of staff reads and lists them, and nobody else', async () => {
    const uid = await placeRequest();
    await placeClaim(uid, analyst().uid, 5);
    const now = query(
      collection(staff({ roles: ['lectura'] }).db, 'tomas'),
      where('hasta', '>', Timestamp.now()),
      limit(500),
    );
    await accepted(getDocs(now));
    await accepted(getDoc(doc(staff({ roles: ['lectura'] }).db, `tomas/${uid}`)));
    const others = [nobody, visitor({}, uid).db, ...impostors.map(([, open]) => open().db)];
    for (const db of others) {
      await refused(getDoc(doc(db, `tomas/${uid}`)));
      await refused(getDocs(query(collection(db, 'tomas'), limit(1))));
    }
  });

  test('refused: deleting one', async () => {
    const uid = await placeRequest();
    await placeClaim(uid, analyst().uid, 5);
    const { db } = staff({ roles: ['analista', 'revisor', 'admin'] }, analyst().uid);
    await refused(deleteDoc(doc(db, `tomas/${uid}`)));
  });
});
