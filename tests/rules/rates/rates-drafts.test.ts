import {
  collection,
  type DocumentData,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  Timestamp,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { MAX_RATE } from '../../../src/domain/rates/rates';
import pokemonGo from '../../../src/games/pokemon-go';
import rocketLeague from '../../../src/games/rocket-league';
import valorant from '../../../src/games/valorant';
import { readCalculators } from '../../../tools/rules/read-calculators';
import { secondEntries } from '../../support/rules/rules-audit';
import { ownerOf } from '../../support/rules/rules-emulator';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { impostors, type Person, staff, visitor } from '../../support/rules/rules-people';
import { alone, discardWrites, draftDocument, forgetRates } from '../../support/rules/rules-rates';
import { commit, place, without } from '../../support/rules/rules-records';
import { MEMBERS } from '../../support/rules/rules-staff';

const PATH = 'borradores/rocketLeague';
const member = (roles: unknown, uid: string = MEMBERS.drafting.uid) =>
  staff({ roles }, uid, 'rates');
const other = MEMBERS.publishing.uid;
const mine = (test: () => Promise<void>) => alone(rocketLeague, test);
const draft = (changes: DocumentData = {}) => ({
  ...draftDocument(rocketLeague, MEMBERS.drafting.uid),
  ...changes,
});
const dearer = { ...draft().tasas, cars: 110_000 };

/** Saves the first draft of a game. */
async function create(changes: DocumentData = {}, who = member(['analista'])): Promise<void> {
  await forgetRates(rocketLeague, 'rates');
  await commit(who, [{ path: PATH, data: draft(changes) }]);
}

/** Saves over a draft of the drafting member that is at revision 7. */
async function save(changes: DocumentData = {}, who: Person = member(['analista'])): Promise<void> {
  await place(PATH, draft({ fecha: Timestamp.now(), revision: 7 }), 'rates');
  await commit(who, [{ path: PATH, data: draft({ revision: 8, ...changes }) }]);
}

/** Discards the draft that is stored. */
async function discard(who: Person, changes?: DocumentData): Promise<void> {
  await commit(who, await discardWrites(who, rocketLeague, 'rates', changes));
}

describe('borradores: who drafts rates', () => {
  test(
    'is an analyst or a reviewer',
    mine(async () => {
      for (const roles of [['analista'], ['revisor'], ['lectura', 'analista', 'admin']]) {
        await accepted(create({}, member(roles)));
        await accepted(save({}, member(roles)));
        await accepted(discard(member(roles)));
      }
    }),
  );

  test(
    'refused: a member with other roles, or none',
    mine(async () => {
      for (const roles of [['lectura', 'admin'], [], null, 'analistas']) {
        await refused(create({}, member(roles)));
        await refused(save({}, member(roles)));
        await place(PATH, draft({ fecha: Timestamp.now() }), 'rates');
        await refused(discard(member(roles)));
      }
    }),
  );

  for (const [name, open] of impostors) {
    test(
      `refused: ${name}`,
      mine(async () => {
        const who = open({ roles: ['analista', 'revisor'] }, 'rates');
        await refused(create({ autor: who.uid }, who));
        await refused(save({ autor: who.uid, tasas: dearer }, who));
        await refused(save({}, who));
        await refused(discard(who));
      }),
    );
  }

  test(
    'is read by staff and by nobody else',
    mine(async () => {
      await accepted(create());
      const { db } = staff({}, MEMBERS.active.uid, 'rates');
      await accepted(getDoc(doc(db, PATH)));
      await accepted(getDocs(collection(db, 'borradores')));
      await refused(getDoc(doc(visitor({}, undefined, 'rates').db, PATH)));
      for (const [, open] of impostors) await refused(getDoc(doc(open({}, 'rates').db, PATH)));
    }),
  );
});

describe('borradores: the author of a draft', () => {
  test(
    'is whoever saves it first',
    mine(async () => {
      await refused(create({ autor: other }));
      await accepted(create({ autor: other }, member(['revisor'], other)));
    }),
  );

  test(
    'becomes whoever changes a figure',
    mine(async () => {
      const who = () => member(['revisor'], other);
      await accepted(save({ tasas: dearer, autor: other }, who()));
      await refused(save({ tasas: dearer }, who()));
      await refused(save({ tasas: dearer, autor: MEMBERS.active.uid }, who()));
      await accepted(save({ tasas: dearer }));
    }),
  );

  for (const calculator of [valorant, pokemonGo]) {
    const figure = calculator === valorant ? 'opciones' : 'base';
    test(
      `becomes whoever changes ${figure} of ${calculator.id}: isAuthor`,
      alone(calculator, async () => {
        const path = `borradores/${calculator.id}`;
        const before = draftDocument(calculator, MEMBERS.drafting.uid);
        const { opciones, base } = before;
        const changed =
          figure === 'base' ? { base: base + 1 } : { opciones: { rank: opciones.rank.with(1, 1) } };
        const write = async (autor: string) => {
          await place(path, { ...before, fecha: Timestamp.now() }, 'rates');
          const data = { ...before, ...changed, autor, revision: 2 };
          await commit(member(['revisor'], other), [{ path, data }]);
        };
        await refused(write(MEMBERS.drafting.uid));
        await accepted(write(other));
      }),
    );
  }

  test(
    'is named in every save',
    mine(async () => {
      await place(PATH, draft({ fecha: Timestamp.now(), revision: 7 }), 'rates');
      for (const changes of [{}, { tasas: dearer }]) {
        const data = without(draft({ revision: 8, ...changes }), 'autor');
        await refused(commit(member(['analista']), [{ path: PATH, data }]));
      }
    }),
  );

  test(
    'stays while only the reason changes',
    mine(async () => {
      const who = () => member(['revisor'], other);
      const motivo = { es: 'Otro motivo', en: 'Another reason' };
      await accepted(save({ motivo }, who()));
      await refused(save({ motivo, autor: other }, who()));
      await refused(save({ autor: other }, who()));
    }),
  );
});

describe('borradores: a draft is discarded', () => {
  const stored = (changes: DocumentData = {}) =>
    place(PATH, draft({ fecha: Timestamp.now(), ...changes }), 'rates');

  test(
    'by its author, or by a reviewer',
    mine(async () => {
      for (const revision of [1, 2]) {
        await stored({ revision });
        await refused(discard(member(['lectura', 'analista', 'admin'], other)));
        await accepted(discard(member(['revisor'], other)));
      }
      await stored({ autor: other });
      await accepted(discard(member(['analista'], other)));
    }),
  );

  test(
    'refused: without its audit entry, with one that tells something else, or a second one',
    mine(async () => {
      await stored();
      const who = member(['analista']);
      await refused(deleteDoc(doc(who.db, PATH)));
      for (const changes of [
        { autor: other },
        { fecha: Timestamp.now() },
        { accion: 'publicar-tarifas' },
        { sobre: 'borradores/roblox' },
        { nota: 'x' },
      ])
        await refused(discard(who, changes));
      const [end, entry] = await discardWrites(who, rocketLeague, 'rates');
      for (const second of secondEntries([entry])) await refused(commit(who, [end, entry, second]));
      const early = { ...entry, path: 'auditoria/borrador_rocketLeague_1' };
      await refused(commit(who, [end, early]));
      await place(entry.path, entry.data, 'rates');
      await refused(commit(who, [end]));
    }),
  );

  test(
    'refused: an entry of a draft that stays',
    mine(async () => {
      await stored();
      const who = member(['analista']);
      const [, entry] = await discardWrites(who, rocketLeague, 'rates');
      await refused(commit(who, [entry]));
    }),
  );
});

describe('borradores: two editors conflict', () => {
  test(
    'a save raises the revision that it was based on by one',
    mine(async () => {
      for (const revision of [7, 9, 1, 8.5, '8']) await refused(save({ revision }));
      await refused(
        commit(member(['analista']), [{ path: PATH, data: without(draft(), 'revision') }]),
      );
      await accepted(save({ revision: 8 }));
    }),
  );

  test(
    'a first save has revision 1',
    mine(async () => {
      for (const revision of [0, 2]) await refused(create({ revision }));
    }),
  );
});

describe('borradores: invalid drafts', () => {
  const { tasas } = draft();
  const wrong: Record<string, DocumentData> = {
    'with an extra field': { version: 2 },
    'at a client-made time': { fecha: Timestamp.now() },
    'with a rate below 0': { tasas: { ...tasas, cars: -1 } },
    'with a rate above the highest': { tasas: { ...tasas, cars: MAX_RATE + 1 } },
    'with a fraction of a millicent': { tasas: { ...tasas, cars: 0.5 } },
    'with a rate in words': { tasas: { ...tasas, cars: '1' } },
    'with an extra rate': { tasas: { ...tasas, oro: 1 } },
    'with options': { opciones: { cars: [1] } },
    'with a base amount that the game does not have': { base: 1 },
    'with a reason in a third language': { motivo: { es: '', en: '', fr: '' } },
    'with a reason in one language': { motivo: { es: 'Sube' } },
    'with a reason in the other language': { motivo: { en: 'Up' } },
    'with an oversized reason': { motivo: { es: 'a'.repeat(141), en: '' } },
    'with markup in a reason': { motivo: { es: '', en: '<b>' } },
    'with a reason that is a number': { motivo: { es: 7, en: '' } },
  };
  for (const [name, changes] of Object.entries(wrong)) {
    test(
      name,
      mine(async () => {
        await refused(create(changes));
        await refused(save(changes));
      }),
    );
  }

  for (const field of Object.keys(draft())) {
    test(
      `without ${field}`,
      mine(async () => {
        await forgetRates(rocketLeague, 'rates');
        const data = without(draft(), field);
        await refused(commit(member(['analista']), [{ path: PATH, data }]));
      }),
    );
  }

  test(
    'accepted: without a reason so far, and with the longest',
    mine(async () => {
      await accepted(create({ motivo: { es: '', en: '' } }));
      await accepted(save({ motivo: { es: 'a'.repeat(140), en: 'b'.repeat(140) } }));
    }),
  );

  test('for a game that there is not', async () => {
    const who = member(['analista']);
    for (const game of ['otro', 'rocketLeague0', '0'])
      await refused(commit(who, [{ path: `borradores/${game}`, data: draft() }]));
  });
});

for (const calculator of await readCalculators()) {
  const { id } = calculator;
  const right = draftDocument(calculator, MEMBERS.drafting.uid);
  const path = `borradores/${id}`;
  // In a project in which no other test drafts.
  const drafting = staff({ roles: ['analista'] }, MEMBERS.drafting.uid, 'values');
  const hasBase = calculator.base.when !== 'never';

  async function first(changes: DocumentData, at = path): Promise<void> {
    await deleteDoc(doc(ownerOf('values'), at));
    await commit(drafting, [{ path: at, data: { ...right, ...changes } }]);
  }

  describe(`borradores: the rates for ${id} `, () => {
    test(
      'are those of its questions',
      alone(calculator, async () => {
        await accepted(first({}));
        await (hasBase ? accepted : refused)(first({ base: MAX_RATE }));
        await refused(first({ base: hasBase ? MAX_RATE + 1 : -1 }));
        await deleteDoc(doc(ownerOf('values'), path));
        await refused(commit(drafting, [{ path, data: without(right, 'base') }]));
        // The rules find a game by comparing names: one sorts right after it, one before all.
        for (const name of [`${id}0`, '0']) await refused(first({}, `borradores/${name}`));
        await refused(first({ tasas: { ...right.tasas, otra: 1 } }));
        await refused(first({ opciones: { ...right.opciones, otra: [1] } }));
      }),
    );

    test(
      'are whole and from 0 to US$1,000, each of them',
      alone(calculator, async () => {
        for (const rate of Object.keys(right.tasas)) {
          const tasas = (value: number) => ({ tasas: { ...right.tasas, [rate]: value } });
          await accepted(first(tasas(MAX_RATE)));
          await refused(first(tasas(MAX_RATE + 1)));
          await refused(first({ tasas: without(right.tasas, rate) }));
        }
        for (const [choice, values] of Object.entries<number[]>(right.opciones)) {
          const opciones = (changed: readonly number[]) => ({ opciones: { [choice]: changed } });
          for (const place of values.keys()) {
            await accepted(first(opciones(values.with(place, MAX_RATE))));
            await refused(first(opciones(values.with(place, MAX_RATE + 1))));
          }
          await refused(first(opciones([...values, 1])));
          await refused(first(opciones(values.slice(1))));
        }
      }),
    );
  });
}
