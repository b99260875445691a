import {
  collection,
  type DocumentData,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import type { Calculator } from '../../../src/domain/calculator';
import minecraft from '../../../src/games/minecraft';
import valorant from '../../../src/games/valorant';
import { ownerOf } from '../../support/rules/rules-emulator';
import { accepted, refused } from '../../support/rules/rules-outcome';
import {
  freshId,
  impostors,
  nobody,
  type Person,
  staff,
  visitor,
} from '../../support/rules/rules-people';
import {
  alone,
  draftDocument,
  forgetRates,
  type Publication,
  placeRates,
  publicationWrites,
  ratesDocument,
} from '../../support/rules/rules-rates';
import {
  commit,
  type Deletion,
  place,
  type Write,
  without,
} from '../../support/rules/rules-records';
import { MEMBERS } from '../../support/rules/rules-staff';

const ALL_ROLES = ['lectura', 'analista', 'revisor', 'admin'];
const member = (roles: unknown, uid: string = MEMBERS.publishing.uid) =>
  staff({ roles }, uid, 'rates');
const author = MEMBERS.drafting.uid;

type Writes = readonly (Write | Deletion)[];

/** Stores a draft with these changes, as if its author had saved it a while ago. */
async function placeDraft(calculator: Calculator, changes: DocumentData = {}) {
  const draft = { ...draftDocument(calculator, author), fecha: Timestamp.now(), ...changes };
  await place(`borradores/${calculator.id}`, draft, 'rates');
  return draft;
}

interface Attempt {
  readonly who?: Person;
  readonly calculator?: Calculator;
  /** The version in force before; 1 if nothing was published. */
  readonly inForce?: number;
  readonly version?: number;
  readonly draft?: DocumentData;
  readonly change?: (writes: Publication) => Writes;
}

/** Publishes a draft on top of a version. */
async function publish(attempt: Attempt = {}): Promise<void> {
  const { who = member(['revisor']), calculator = minecraft, inForce = 1 } = attempt;
  await forgetRates(calculator, 'rates');
  if (inForce > 1) await placeRates(calculator, { version: inForce }, 'rates');
  const draft = await placeDraft(calculator, attempt.draft);
  const writes = publicationWrites(who, calculator, draft, attempt.version ?? inForce + 1);
  await commit(who, attempt.change?.(writes) ?? Object.values(writes));
}

/** A change of what both the version and the rates in force hold. */
const rates =
  (change: (data: DocumentData) => DocumentData) =>
  ({ made, inForce, ...others }: Publication): Writes => {
    const data = change(made.data ?? {});
    return [{ ...made, data }, { ...inForce, data }, ...Object.values(others)];
  };

const changed =
  (name: keyof Publication, change: (data: DocumentData) => DocumentData) =>
  (writes: Publication): Writes =>
    Object.entries(writes).map(([key, write]) =>
      key === name ? { ...write, data: change(write.data ?? {}) } : write,
    );

const only =
  (...names: readonly (keyof Publication)[]) =>
  (writes: Publication): Writes =>
    names.map((name) => writes[name]);

const mine = (test: () => Promise<void>) => alone(minecraft, test);

describe('tarifas: a reviewer publishes the draft of somebody else', () => {
  test(
    'as version 2 where nothing was published, and as the next one later',
    mine(async () => {
      await accepted(publish());
      await accepted(publish({ inForce: 2 }));
      await accepted(publish({ inForce: 3, who: member(ALL_ROLES) }));
    }),
  );

  test(
    'with other figures, and with one that is 0 or the highest',
    mine(async () => {
      const tasas = { accountYears: 100_000_000, mvpPlus: 0, originalName: 1, hypixelAccount: 2 };
      await accepted(publish({ draft: { tasas } }));
    }),
  );

  test(
    'also after a reviewer returned it with a note',
    mine(async () => {
      const nota = { texto: 'No', autor: MEMBERS.active.uid, fecha: Timestamp.now() };
      await accepted(publish({ draft: { nota, revision: 2 } }));
    }),
  );

  test(
    'with an earlier version’s figures, which undoes what came after',
    mine(async () => {
      const { tasas } = ratesDocument(minecraft, { version: 1 });
      await accepted(publish({ inForce: 3, draft: { tasas } }));
    }),
  );

  test(
    'with options, and a base amount where the game has one',
    alone(valorant, async () => {
      await accepted(publish({ calculator: valorant }));
    }),
  );
});

describe('tarifas: refused to publish', () => {
  const roles: Record<string, unknown> = {
    'a member without roles': null,
    'a member with an empty list of roles': [],
    'an analyst': ['analista'],
    'an administrator': ['admin'],
    'a reader': ['lectura'],
    'a member with every other role': ['lectura', 'analista', 'admin'],
    'a member whose role is only part of a word': 'revisores',
  };
  for (const [name, claim] of Object.entries(roles)) {
    test(
      name,
      mine(async () => {
        await refused(publish({ who: member(claim) }));
        await refused(publish({ inForce: 2, who: member(claim) }));
      }),
    );
  }

  test(
    'a member whose token has no roles',
    mine(async () => {
      await refused(publish({ who: staff({}, MEMBERS.publishing.uid, 'rates') }));
      await refused(publish({ inForce: 2, who: staff({}, MEMBERS.publishing.uid, 'rates') }));
    }),
  );

  test(
    'the author of the draft',
    mine(async () => {
      await refused(publish({ who: member(ALL_ROLES, author) }));
      await refused(publish({ inForce: 2, who: member(ALL_ROLES, author) }));
    }),
  );

  test(
    'the author who names somebody else',
    mine(async () => {
      const change = rates((data) => ({ ...data, autor: 'somebodyelse' }));
      await refused(publish({ who: member(ALL_ROLES, author), change }));
      const other = rates((data) => ({ ...data, publicadoPor: MEMBERS.active.uid }));
      await refused(publish({ who: member(ALL_ROLES, author), change: other }));
    }),
  );

  for (const [name, open] of impostors) {
    test(
      name,
      mine(async () => {
        for (const inForce of [1, 2]) {
          await refused(publish({ inForce, who: open({ roles: ALL_ROLES }, 'rates') }));
        }
      }),
    );
  }
});

describe('tarifas: invalid publications', () => {
  const wrong: Record<string, NonNullable<Attempt['change']>> = {
    'without the version': only('inForce', 'audit', 'draft'),
    'without the rates in force': only('made', 'audit', 'draft'),
    'without an audit entry': only('made', 'inForce', 'draft'),
    'while the draft stays': only('made', 'inForce', 'audit'),
    'only an audit entry': only('audit'),
    'only a version': only('made'),
    'with another rate than the draft': rates((data) => ({
      ...data,
      tasas: { ...data.tasas, mvpPlus: 1 },
    })),
    'with another base amount than the draft': rates((data) => ({ ...data, base: 1 })),
    'with other options than the draft': rates((data) => ({ ...data, opciones: { mvpPlus: [1] } })),
    'with another reason than the draft': rates((data) => ({
      ...data,
      motivo: { es: 'Otro', en: 'Another' },
    })),
    'with another author than the draft': rates((data) => ({ ...data, autor: 'somebodyelse' })),
    'in the name of another publisher': rates((data) => ({
      ...data,
      publicadoPor: MEMBERS.active.uid,
    })),
    'in the author’s name: isPublication': rates((data) => ({ ...data, publicadoPor: data.autor })),
    'at a client-made time': rates((data) => ({ ...data, vigenteDesde: Timestamp.now() })),
    'from tomorrow on': rates((data) => ({
      ...data,
      vigenteDesde: Timestamp.fromMillis(Date.now() + 86_400_000),
    })),
    'with an extra field': rates((data) => ({ ...data, nota: 'x' })),
    'with another version before it': rates((data) => ({ ...data, anterior: 0 })),
    'with a version that differs from the rates in force': changed('made', (data) => ({
      ...data,
      motivo: { es: 'Otro', en: 'Another' },
    })),
    'with rates in force that differ from the version': changed('inForce', (data) => ({
      ...data,
      base: 1,
    })),
    'with an audit entry of somebody else': changed('audit', (data) => ({
      ...data,
      autor: author,
    })),
    'with an audit entry at another time': changed('audit', (data) => ({
      ...data,
      fecha: Timestamp.now(),
    })),
    'with an audit entry of another action': changed('audit', (data) => ({
      ...data,
      accion: 'otra',
    })),
    'with an audit entry on something else': changed('audit', (data) => ({
      ...data,
      sobre: 'tarifas/minecraft/versiones/9',
    })),
    'with an extra field in the audit entry': changed('audit', (data) => ({ ...data, nota: 'x' })),
    'with an audit entry of another name': ({ audit, ...others }) => [
      { ...audit, path: 'auditoria/otra' },
      ...Object.values(others),
    ],
    'with a second audit entry of a longer name': ({ audit, ...others }) => [
      { ...audit, path: `${audit.path}_${freshId()}` },
      audit,
      ...Object.values(others),
    ],
    'with a second audit entry of another name': ({ audit, ...others }) => [
      { ...audit, path: `auditoria/a${freshId()}_minecraft_2` },
      audit,
      ...Object.values(others),
    ],
    'with a version of another number': ({ made, ...others }) => [
      { ...made, path: 'tarifas/minecraft/versiones/4' },
      ...Object.values(others),
    ],
    'with a second version of another number': ({ made, ...others }) => [
      { ...made, path: 'tarifas/minecraft/versiones/4' },
      made,
      ...Object.values(others),
    ],
    'with a second version that says its own number': ({ made, ...others }) => [
      { path: 'tarifas/minecraft/versiones/4', data: { ...made.data, version: 4 } },
      made,
      ...Object.values(others),
    ],
  };
  for (const [name, change] of Object.entries(wrong)) {
    test(
      name,
      mine(async () => {
        await refused(publish({ change }));
        await refused(publish({ inForce: 2, change }));
      }),
    );
  }

  test(
    'with an audit entry that was there before: isPublication',
    mine(async () => {
      // A version that no other test publishes, because nobody can take the entry away.
      const change = only('made', 'inForce', 'draft');
      const inForce = 900 + Math.floor(Math.random() * 1e9);
      await place(`auditoria/tarifas_minecraft_${inForce + 1}`, { autor: author }, 'rates');
      await refused(publish({ inForce, change }));
    }),
  );

  for (const field of Object.keys(ratesDocument(minecraft, { version: 2 }))) {
    test(
      `without ${field}`,
      mine(() => refused(publish({ change: rates((data) => without(data, field)) }))),
    );
  }

  for (const field of ['autor', 'fecha', 'accion', 'sobre']) {
    test(
      `with an audit entry without ${field}`,
      mine(() => refused(publish({ change: changed('audit', (data) => without(data, field)) }))),
    );
  }

  test(
    'of a version that is not the next one',
    mine(async () => {
      for (const [inForce, version] of [
        [1, 1],
        [1, 3],
        [2, 2],
        [2, 4],
        [3, 2],
        [2, 1],
        [3, 1],
      ] as const) {
        await refused(publish({ inForce, version }));
        const change = rates((data) => ({ ...data, anterior: inForce }));
        await refused(publish({ inForce, version, change }));
      }
    }),
  );

  test(
    'without a draft, or twice',
    mine(async () => {
      const who = member(['revisor']);
      await forgetRates(minecraft, 'rates');
      const draft = draftDocument(minecraft, author);
      await refused(commit(who, Object.values(publicationWrites(who, minecraft, draft, 2))));
      const first = publicationWrites(who, minecraft, await placeDraft(minecraft), 2);
      await accepted(commit(who, Object.values(first)));
      await refused(commit(who, Object.values(first)));
    }),
  );

  test(
    'over a version or an audit entry that is there already',
    mine(async () => {
      const who = member(['revisor']);
      for (const kept of ['made', 'audit'] as const) {
        await forgetRates(minecraft, 'rates');
        const writes = publicationWrites(who, minecraft, await placeDraft(minecraft), 2);
        const { path } = writes[kept];
        await place(path, ratesDocument(minecraft, { version: 2 }), 'rates');
        await refused(commit(who, Object.values(writes)));
        const others = Object.entries(writes).flatMap(([name, each]) =>
          name === kept ? [] : [each],
        );
        await refused(commit(who, others));
      }
    }),
  );

  test(
    'of a draft without a reason in both languages, or with one too long',
    mine(async () => {
      for (const motivo of [
        { es: '', en: 'Up' },
        { es: 'Sube', en: '' },
        { es: 'Sube' },
        { en: 'Up' },
        { es: 'Sube', en: 'Up', fr: 'Hausse' },
        { es: 'a'.repeat(141), en: 'Up' },
        { es: 'Sube', en: '<b>Up' },
        'Sube',
      ]) {
        await refused(publish({ draft: { motivo } }));
      }
    }),
  );
});

describe('tarifas: published rates', () => {
  test('are read by everybody, their list of versions by staff', async () => {
    const removed = staff({}, MEMBERS.removed.uid, 'rates').db;
    for (const db of [visitor({}, undefined, 'rates').db, nobody, removed]) {
      await accepted(getDoc(doc(db, 'tarifas/minecraft')));
      await accepted(getDoc(doc(db, 'tarifas/minecraft/versiones/2')));
      await refused(getDocs(collection(db, 'tarifas/minecraft/versiones')));
      await refused(getDocs(collection(db, 'tarifas')));
    }
    const { db } = staff({}, MEMBERS.active.uid, 'rates');
    await accepted(getDocs(collection(db, 'tarifas/minecraft/versiones')));
    await refused(getDocs(collection(db, 'tarifas')));
  });

  test(
    'never change and are never deleted',
    mine(async () => {
      await forgetRates(minecraft, 'rates');
      await placeRates(minecraft, { version: 2 }, 'rates');
      const { db } = member(ALL_ROLES);
      for (const path of ['tarifas/minecraft', 'tarifas/minecraft/versiones/2']) {
        await refused(updateDoc(doc(db, path), { base: 1 }));
        await refused(deleteDoc(doc(db, path)));
      }
    }),
  );
});

describe('auditoria: the acts of staff', () => {
  test('is read by administrators only', async () => {
    const entries = (db: Person['db']) => getDocs(collection(db, 'auditoria'));
    await accepted(entries(member(['admin']).db));
    await accepted(getDoc(doc(member(['admin']).db, 'auditoria/any')));
    for (const roles of [['lectura', 'analista', 'revisor'], [], null]) {
      await refused(entries(member(roles).db));
    }
    for (const [, open] of impostors)
      await refused(entries(open({ roles: ALL_ROLES }, 'rates').db));
  });

  test(
    'is not changed, deleted or made up by anybody',
    mine(async () => {
      await accepted(publish());
      const { db } = member(ALL_ROLES);
      const path = 'auditoria/tarifas_minecraft_2';
      await refused(updateDoc(doc(db, path), { autor: 'somebodyelse' }));
      await refused(deleteDoc(doc(db, path)));
      // The version is there, but this batch does not make it.
      await deleteDoc(doc(ownerOf('rates'), path));
      const who = member(ALL_ROLES);
      const { audit } = publicationWrites(who, minecraft, draftDocument(minecraft, author), 2);
      await refused(commit(who, [audit]));
    }),
  );
});
