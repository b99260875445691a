import {
  type DocumentData,
  deleteDoc,
  deleteField,
  doc,
  serverTimestamp,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import roblox from '../../../src/games/roblox';
import { ownerOf } from '../../support/rules/rules-emulator';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { impostors, type Person, staff } from '../../support/rules/rules-people';
import { alone, draftDocument } from '../../support/rules/rules-rates';
import { commit, place, without } from '../../support/rules/rules-records';
import { MEMBERS } from '../../support/rules/rules-staff';

const PATH = `borradores/${roblox.id}`;
const author = MEMBERS.drafting.uid;
const reviewer = (roles: unknown = ['revisor'], uid: string = MEMBERS.publishing.uid) =>
  staff({ roles }, uid);
const mine = (test: () => Promise<void>) => alone(roblox, test);
const stored = (): DocumentData => ({
  ...draftDocument(roblox, author),
  fecha: Timestamp.now(),
  revision: 7,
});
const noteOf = ({ uid }: Pick<Person, 'uid'>, changes: DocumentData = {}): DocumentData => ({
  texto: 'Falta explicar los robux.',
  autor: uid,
  fecha: serverTimestamp(),
  ...changes,
});

interface Attempt {
  readonly who?: Person;
  /** What the draft holds before. */
  readonly before?: DocumentData;
  readonly note?: unknown;
  /** The written fields besides the note. */
  readonly changes?: DocumentData;
}

/** Returns a draft of the drafting member that is at revision 7. */
async function giveBack({ who = reviewer(), before, note, changes }: Attempt = {}): Promise<void> {
  await place(PATH, { ...stored(), ...before });
  await updateDoc(doc(who.db, PATH), { nota: note ?? noteOf(who), revision: 8, ...changes });
}

/** Saves over a returned draft that is at revision 7. */
async function save(who: Person, changes: DocumentData): Promise<void> {
  const nota = noteOf(reviewer(), { fecha: Timestamp.now() });
  await place(PATH, { ...stored(), nota });
  const data = { ...draftDocument(roblox, author), revision: 8, ...changes };
  await commit(who, [{ path: PATH, data }]);
}

describe('borradores: a reviewer returns the draft of somebody else', () => {
  test(
    'with a note, of one character or of the longest',
    mine(async () => {
      await accepted(giveBack());
      await accepted(giveBack({ who: reviewer(['lectura', 'revisor', 'admin']) }));
      for (const texto of ['a', 'a'.repeat(280)])
        await accepted(giveBack({ note: noteOf(reviewer(), { texto }) }));
    }),
  );

  test(
    'again, with another note in the place of the first',
    mine(async () => {
      const nota = noteOf({ uid: MEMBERS.active.uid }, { fecha: Timestamp.now() });
      await accepted(giveBack({ before: { nota } }));
    }),
  );
});

describe('borradores: refused to return', () => {
  for (const roles of [['analista'], ['lectura', 'analista', 'admin'], [], null, 'revisores']) {
    test(
      `a member with the roles ${JSON.stringify(roles)}`,
      mine(() => refused(giveBack({ who: reviewer(roles) }))),
    );
  }

  test(
    'the author, in their own name or in another',
    mine(async () => {
      const who = reviewer(['analista', 'revisor'], author);
      await refused(giveBack({ who }));
      await refused(giveBack({ who, note: noteOf(reviewer()) }));
    }),
  );

  for (const [name, open] of impostors) {
    test(
      name,
      mine(() => refused(giveBack({ who: open({ roles: ['analista', 'revisor'] }) }))),
    );
  }
});

describe('borradores: invalid returns', () => {
  const someNote = (changes: DocumentData) => noteOf(reviewer(), changes);
  const wrong: Record<string, Attempt> = {
    'with an empty note': { note: someNote({ texto: '' }) },
    'with an oversized note': { note: someNote({ texto: 'a'.repeat(281) }) },
    'with markup in the note': { note: someNote({ texto: '<b>' }) },
    'with two lines': { note: someNote({ texto: 'a\nb' }) },
    'with a number for a note': { note: someNote({ texto: 7 }) },
    'with a note in words alone': { note: 'Falta' },
    'with a note of somebody else': { note: someNote({ autor: MEMBERS.active.uid }) },
    'with a note at a client-made time': { note: someNote({ fecha: Timestamp.now() }) },
    'with a note of tomorrow': {
      note: someNote({ fecha: Timestamp.fromMillis(Date.now() + 86_400_000) }),
    },
    'with an extra field in the note': { note: someNote({ leida: true }) },
    'without a note': { changes: { nota: deleteField() } },
    'over a note that is taken away': {
      before: { nota: someNote({ fecha: Timestamp.now() }) },
      changes: { nota: deleteField() },
    },
    'with an extra field': { changes: { version: 2 } },
    'with other figures': { changes: { 'tasas.robux': 1 } },
    'with other options': { changes: { opciones: { otra: [1] } } },
    'with another base': { changes: { base: 1 } },
    'with another reason': { changes: { motivo: { es: 'Otro', en: 'Another' } } },
    'with another author': { changes: { autor: MEMBERS.active.uid } },
    'with another time of saving': { changes: { fecha: serverTimestamp() } },
    'of the revision that is there': { changes: { revision: 7 } },
    'that leaves a revision out': { changes: { revision: 9 } },
    'of an earlier revision': { changes: { revision: 6 } },
    'that takes the revision away': { changes: { revision: deleteField() } },
  };
  for (const [name, attempt] of Object.entries(wrong)) {
    test(
      name,
      mine(() => refused(giveBack(attempt))),
    );
  }

  for (const field of ['texto', 'autor', 'fecha']) {
    test(
      `with a note without ${field}`,
      mine(() => refused(giveBack({ note: without(noteOf(reviewer()), field) }))),
    );
  }

  test(
    'of a draft that is not there',
    mine(async () => {
      await deleteDoc(doc(ownerOf('usual'), PATH));
      const data = { ...stored(), revision: 1, nota: noteOf(reviewer()) };
      await refused(commit(reviewer(['analista', 'revisor']), [{ path: PATH, data }]));
    }),
  );
});

describe('borradores: a save after a return', () => {
  const other = () => reviewer(['revisor'], MEMBERS.active.uid);
  const motivo = { es: 'Otro motivo', en: 'Another reason' };

  test(
    'takes the note away, and cannot keep it or write one',
    mine(async () => {
      const drafting = reviewer(['analista'], author);
      await accepted(save(drafting, { motivo }));
      await refused(save(drafting, { nota: noteOf(drafting) }));
      await refused(save(drafting, { nota: noteOf(reviewer(), { fecha: Timestamp.now() }) }));
    }),
  );

  test(
    'changes the author only with a figure',
    mine(async () => {
      const tasas = { ...stored().tasas, robux: 7 };
      await accepted(save(other(), { motivo }));
      await refused(save(other(), { motivo, autor: MEMBERS.active.uid }));
      await accepted(save(other(), { tasas, autor: MEMBERS.active.uid }));
      await refused(save(other(), { tasas }));
    }),
  );
});
