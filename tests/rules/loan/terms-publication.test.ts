import {
  collection,
  type DocumentData,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  Timestamp,
} from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { secondEntries } from '../../support/rules/rules-audit';
import {
  forgetTerms,
  inDays,
  storedTerms,
  TERMS,
  TERMS_DRAFT,
  type TermsPublication,
  termsDocument,
  termsDraft,
  termsWrites,
} from '../../support/rules/rules-loan';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { impostors, nobody, type Person, staff, visitor } from '../../support/rules/rules-people';
import {
  commit,
  type Deletion,
  place,
  type Write,
  without,
} from '../../support/rules/rules-records';
import { MEMBERS } from '../../support/rules/rules-staff';

const author = MEMBERS.drafting.uid;
const member = (roles: unknown, uid: string = MEMBERS.publishing.uid) =>
  staff({ roles }, uid, 'rates');
const reviewer = () => member(['revisor']);
const EVERY_ROLE = ['lectura', 'analista', 'revisor', 'admin'];

type Writes = readonly (Write | Deletion)[];

interface Attempt {
  readonly who?: Person;
  /** The version in force before; 0 if nothing was published. */
  readonly inForce?: number;
  readonly version?: number;
  readonly draft?: DocumentData;
  readonly cambio?: DocumentData;
  readonly change?: (writes: TermsPublication) => Writes;
}

async function publish(attempt: Attempt = {}): Promise<void> {
  const { who = reviewer(), inForce = 0, cambio, change = Object.values } = attempt;
  await forgetTerms('rates');
  if (inForce > 0) await place(TERMS, termsDocument(inForce, cambio), 'rates');
  const draft = { ...termsDraft(author), fecha: inDays(-1), ...attempt.draft };
  await place(TERMS_DRAFT, draft, 'rates');
  await commit(who, change(termsWrites(who, draft, attempt.version ?? inForce + 1)));
}

/** A change of what both the version and the terms in force hold. */
const terms =
  (change: (data: DocumentData) => DocumentData) =>
  ({ made, inForce, ...others }: TermsPublication): Writes => {
    const data = change(made.data);
    return [{ ...made, data }, { ...inForce, data }, ...Object.values(others)];
  };

const changed =
  (name: 'made' | 'inForce' | 'audit', changes: DocumentData) =>
  (writes: TermsPublication): Writes =>
    Object.values({
      ...writes,
      [name]: { ...writes[name], data: { ...writes[name].data, ...changes } },
    });

const leaving =
  (name: keyof TermsPublication) =>
  (writes: TermsPublication): Writes =>
    Object.values(without(writes, name));

const cambio = { tasa: 600_000, fecha: inDays(-2), autor: 'ana', anterior: 0, ediciones: 1 };

// One at a time, and in a separate project: these documents have no unique name.
describe.sequential('condiciones/prestamo: a reviewer publishes the draft of somebody else', () => {
  beforeEach(() => forgetTerms('rates'));

  test('as version 1 if there is none, and as the next one later, beside the reference rate', async () => {
    await accepted(publish());
    await accepted(publish({ inForce: 1 }));
    await accepted(publish({ inForce: 2, cambio, who: member(EVERY_ROLE) }));
  });

  test('refused: everybody else', async () => {
    for (const inForce of [0, 1]) {
      for (const roles of [['lectura', 'analista', 'admin'], [], null, 'revisores'])
        await refused(publish({ inForce, who: member(roles) }));
      for (const [, open] of impostors)
        await refused(publish({ inForce, who: open({ roles: EVERY_ROLE }, 'rates') }));
    }
  });

  test('refused: the author of the draft, under any name', async () => {
    const who = member(EVERY_ROLE, author);
    await refused(publish({ who }));
    await refused(publish({ who, change: terms((data) => ({ ...data, autor: 'other' })) }));
    const publicadoPor = MEMBERS.publishing.uid;
    await refused(publish({ who, change: terms((data) => ({ ...data, publicadoPor })) }));
  });

  test('refused: a part of the batch without the others', async () => {
    for (const name of ['made', 'inForce', 'audit', 'draft'] as const) {
      await refused(publish({ change: leaving(name) }));
      await refused(publish({ inForce: 1, change: leaving(name) }));
      await refused(publish({ inForce: 1, change: (writes) => [writes[name]] }));
    }
  });

  test('refused: terms that differ from the draft, and other fields', async () => {
    for (const changes of [
      { terminos: { ...storedTerms(), seguro: 0 } },
      { motivo: { es: 'Otro', en: 'Another' } },
      { autor: 'somebodyelse' },
      { publicadoPor: MEMBERS.active.uid },
      { publicadoPor: author },
      { vigenteDesde: Timestamp.now() },
      { vigenteDesde: inDays(1) },
      { nota: 'x' },
      { cambio },
    ]) {
      const change = terms((data) => ({ ...data, ...changes }));
      await refused(publish({ change }));
      await refused(publish({ inForce: 1, change }));
    }
    for (const field of ['version', 'terminos', 'vigenteDesde', 'motivo', 'autor', 'publicadoPor'])
      await refused(publish({ change: terms((data) => without(data, field)) }));
  });

  test('refused: a version and terms in force that differ', async () => {
    for (const name of ['made', 'inForce'] as const)
      for (const changes of [
        { version: 7 },
        { terminos: { ...storedTerms(), seguro: 1 } },
        { motivo: { es: 'Otro', en: 'Another' } },
        { nota: 'x' },
      ])
        await refused(publish({ inForce: 1, change: changed(name, changes) }));
    await refused(publish({ inForce: 1, cambio, change: changed('made', { cambio }) }));
  });

  test('refused: a change of the reference rate on the way', async () => {
    const other = { ...cambio, tasa: 610_000 };
    await refused(publish({ inForce: 1, cambio, change: changed('inForce', { cambio: other }) }));
    await refused(publish({ inForce: 1, change: changed('inForce', { cambio: other }) }));
    const replace = ({ inForce, ...others }: TermsPublication): Writes => [
      { ...inForce, merge: false },
      ...Object.values(others),
    ];
    await refused(publish({ inForce: 1, cambio, change: replace }));
  });

  test('refused: a version that is not the next one, or under another name', async () => {
    for (const [inForce, version] of [
      [0, 0],
      [0, 2],
      [1, 1],
      [1, 3],
      [2, 1],
    ] as const)
      await refused(publish({ inForce, version }));
    const other = (writes: TermsPublication): Write => ({
      ...writes.made,
      path: `${TERMS}/versiones/5`,
    });
    await refused(publish({ change: (writes) => [...Object.values(writes), other(writes)] }));
    await refused(publish({ change: (writes) => [...leaving('made')(writes), other(writes)] }));
  });

  test('refused: without a reason in both languages, or after the terms have ended', async () => {
    for (const motivo of [
      { es: '', en: 'First' },
      { es: 'Primeros', en: '' },
    ])
      await refused(publish({ draft: { motivo } }));
    const terminos = { ...storedTerms(), validoHasta: inDays(-0.01) };
    await refused(publish({ draft: { terminos } }));
    // The rule of the draft lets none through.
    await refused(publish({ draft: { terminos: without(storedTerms(), 'validoHasta') } }));
  });

  test('refused: another audit entry, and a second one', async () => {
    for (const changes of [
      { autor: author },
      { fecha: Timestamp.now() },
      { accion: 'publicar-tarifas' },
      { sobre: `${TERMS}/versiones/2` },
      { nota: 'x' },
    ])
      await refused(publish({ change: changed('audit', changes) }));
    for (const n of [0, 1])
      await refused(
        publish({
          change: (writes) => {
            const all = Object.values(writes);
            return [...all, ...secondEntries([writes.audit]).slice(n, n + 1)];
          },
        }),
      );
    await refused(commit(reviewer(), [termsWrites(reviewer(), termsDraft(author), 1).audit]));
  });

  test('refused: over an audit entry or a version that is there already', async () => {
    for (const kept of ['made', 'audit'] as const) {
      const who = reviewer();
      await forgetTerms('rates');
      const draft = { ...termsDraft(author), fecha: inDays(-1) };
      await place(TERMS_DRAFT, draft, 'rates');
      const writes = termsWrites(who, draft, 1);
      await place(writes[kept].path, { autor: 'ana' }, 'rates');
      await refused(commit(who, Object.values(writes)));
      await refused(commit(who, leaving(kept)(writes)));
    }
  });

  test('everybody reads the terms in force, and staff the versions', async () => {
    await accepted(publish());
    const read = (db: Person['db'], path: string) => getDoc(doc(db, path));
    const removed = member(['lectura'], MEMBERS.removed.uid).db;
    for (const db of [nobody, visitor({}, undefined, 'rates').db, removed]) {
      await accepted(read(db, TERMS));
      await refused(read(db, `${TERMS}/versiones/1`));
      await refused(getDocs(collection(db, `${TERMS}/versiones`)));
      await refused(getDocs(collection(db, 'condiciones')));
    }
    const { db } = member(['lectura']);
    await accepted(read(db, `${TERMS}/versiones/1`));
    await accepted(getDocs(collection(db, `${TERMS}/versiones`)));
  });

  test('nobody changes or deletes a published version', async () => {
    await accepted(publish());
    const who = member(EVERY_ROLE, MEMBERS.active.uid);
    for (const path of [TERMS, `${TERMS}/versiones/1`, 'auditoria/prestamo_1']) {
      await refused(commit(who, [{ path, data: { motivo: { es: 'b', en: 'a' } }, change: true }]));
      await refused(deleteDoc(doc(who.db, path)));
    }
  });
});
