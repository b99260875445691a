import {
  type DocumentData,
  deleteDoc,
  deleteField,
  doc,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { RAISE_HOURS } from '../../../src/domain/bank-settings';
import { auditWrite, secondEntries } from '../../support/rules/rules-audit';
import { ownerOf } from '../../support/rules/rules-emulator';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { impostors, type Person, staff } from '../../support/rules/rules-people';
import { commit, place, type Write } from '../../support/rules/rules-records';
import { MEMBERS } from '../../support/rules/rules-staff';

const PATH = 'ajustes/credito';
const AMOUNT = 40_000;

const first = (...roles: string[]) => staff({ roles }, MEMBERS.drafting.uid, 'settings');
const second = (...roles: string[]) => staff({ roles }, MEMBERS.publishing.uid, 'settings');
/** Who analyses and administers, but is one person. */
const insider = () => first('analista', 'admin', 'revisor');

/** The time this many hours ago; a minute more or less keeps clear of the limit. */
const hoursAgo = (hours: number, minutes = 0) =>
  Timestamp.fromMillis(Date.now() - (hours * 60 + minutes) * 60_000);

const proposed = (by: Person, montoConfirmar: unknown = 90_000) => ({
  montoConfirmar,
  autor: by.uid,
  fecha: serverTimestamp(),
});

interface Act {
  /** `ajustes/credito` before the write; undefined for none. */
  readonly before: DocumentData | undefined;
  readonly action: 'proponer-monto' | 'confirmar-monto' | 'retirar-monto';
  /** The new document. */
  readonly change: DocumentData;
  readonly amount?: unknown;
  readonly n?: number;
  readonly entry?: DocumentData | 'none';
}

function actWrites(who: Person, { before, action, change, amount = 90_000, n, entry }: Act) {
  const ediciones = n ?? (before?.ediciones ?? 0) + 1;
  const antes = before?.montoConfirmar ?? null;
  const setting: Write = { path: PATH, data: { ediciones, ...change }, merge: true };
  const told = { antes, despues: amount, ...(typeof entry === 'object' && entry) };
  const audit = auditWrite(who, `ajustes_credito_${ediciones}`, action, PATH, told);
  return entry === 'none' ? [setting] : [setting, audit];
}

async function act(who: Person, made: Act): Promise<void> {
  await forget();
  if (made.before) await place(PATH, made.before, 'settings');
  await commit(who, actWrites(who, made));
}

async function forget(): Promise<void> {
  const ids = [0, 1, 2, 3, 4, 5, 8].map((n) => `ajustes_credito_${n}`);
  const paths = [
    PATH,
    ...[...ids, 'ajustes_credito', 'ajustes_credito_2_x'].map((id) => `auditoria/${id}`),
  ];
  await Promise.all(paths.map((path) => deleteDoc(doc(ownerOf('settings'), path))));
}

const OLD = { montoConfirmar: AMOUNT, ediciones: 1 };
/** The same with a proposal of the first person. */
const WAITING = {
  ...OLD,
  propuesta: { montoConfirmar: 90_000, autor: MEMBERS.drafting.uid, fecha: hoursAgo(1) },
};

const proposal = (who: Person, changes: Partial<Act> = {}): Act => ({
  before: OLD,
  action: 'proponer-monto',
  change: { propuesta: proposed(who) },
  ...changes,
});

const inForce = (changes: DocumentData = {}) => ({
  montoConfirmar: 90_000,
  anterior: AMOUNT,
  desde: serverTimestamp(),
  propuesta: deleteField(),
  ...changes,
});

const confirmation = (changes: Partial<Act> = {}): Act => ({
  before: WAITING,
  action: 'confirmar-monto',
  change: inForce(),
  ...changes,
});

const withdrawal = (changes: Partial<Act> = {}): Act => ({
  before: WAITING,
  action: 'retirar-monto',
  change: { propuesta: deleteField() },
  ...changes,
});

// One at a time: the document has no unique name.
describe.sequential('ajustes/credito: an amount is proposed', () => {
  beforeEach(forget);

  test('by an administrator, if there is one already and if there is none', async () => {
    const who = first('admin');
    await accepted(act(who, proposal(who)));
    await accepted(act(who, proposal(who, { before: undefined })));
    await accepted(act(who, proposal(who, { before: { ediciones: 2 } })));
  });

  test('refused: by anybody else', async () => {
    for (const roles of [['lectura', 'analista', 'revisor'], ['admins'], []])
      await refused(act(first(...roles), proposal(first())));
    for (const [, open] of impostors) {
      const who = open({ roles: ['admin'] }, 'settings');
      await refused(act(who, proposal(who)));
    }
  });

  test('refused: an amount that counts at once, set by one person', async () => {
    const who = insider();
    const change = { montoConfirmar: 90_000 };
    for (const before of [undefined, OLD])
      for (const action of ['proponer-monto', 'confirmar-monto'] as const) {
        await refused(act(who, { before, action, change }));
        const both = { ...change, propuesta: proposed(who) };
        await refused(act(who, { before, action, change: both }));
        await refused(act(who, { before, action, change: { ...change, ...inForce() } }));
      }
  });

  test('refused: beside a proposal that waits, or over it', async () => {
    const who = insider();
    await refused(act(who, proposal(who, { before: WAITING })));
    const other = second('admin');
    await refused(act(other, proposal(other, { before: WAITING })));
  });

  test('is a number of cents within bounds', async () => {
    const who = first('admin');
    const of = (amount: unknown) => ({ amount, change: { propuesta: proposed(who, amount) } });
    for (const amount of [0, 100_000_000]) await accepted(act(who, proposal(who, of(amount))));
    for (const amount of [-1, 1.5, 100_000_001, '400', null])
      await refused(act(who, proposal(who, of(amount))));
  });

  for (const [name, wrong] of Object.entries<DocumentData>({
    'in the name of a colleague': { autor: MEMBERS.publishing.uid },
    'at a client-made time': { fecha: Timestamp.now() },
    'with another field': { nota: 'x' },
  }))
    test(`refused: ${name}`, async () => {
      const who = first('admin');
      const change = { propuesta: { ...proposed(who), ...wrong } };
      await refused(act(who, proposal(who, { change })));
    });

  test('refused: with anything else in the document', async () => {
    const who = first('admin');
    for (const more of [
      { nota: 'x' },
      { anterior: 1 },
      { desde: hoursAgo(48) },
      { montoConfirmar: 1 },
      { correos: ['ana@banco.test'] },
      { direccion: '' },
    ])
      await refused(act(who, proposal(who, { change: { propuesta: proposed(who), ...more } })));
  });

  test('refused: without its audit entry, or with one that tells something else', async () => {
    const who = first('admin');
    for (const entry of [
      'none',
      { autor: 'leo' },
      { fecha: Timestamp.now() },
      { accion: 'confirmar-monto' },
      { accion: 'cambiar-ajustes' },
      { sobre: 'ajustes' },
      { antes: 1 },
      { despues: AMOUNT },
      { nota: 'x' },
    ] as const)
      await refused(act(who, proposal(who, { entry })));
    for (const n of [0, 1, 3]) await refused(act(who, proposal(who, { n })));
    const writes = actWrites(who, proposal(who));
    await place(PATH, OLD, 'settings');
    for (const more of secondEntries(writes)) await refused(commit(who, [...writes, more]));
  });
});

describe.sequential('ajustes/credito: a proposed amount is confirmed', () => {
  beforeEach(forget);

  test('by another administrator or reviewer, with the amount that counted until then', async () => {
    for (const role of ['admin', 'revisor']) await accepted(act(second(role), confirmation()));
    const { montoConfirmar, ...none } = WAITING;
    const change = inForce({ anterior: 0 });
    await accepted(act(second('revisor'), confirmation({ before: none, change })));
    await refused(act(second('revisor'), confirmation({ before: none, change: inForce() })));
  });

  test('refused: by its proposer, and by other roles', async () => {
    await refused(act(insider(), confirmation()));
    for (const roles of [['lectura', 'analista'], []])
      await refused(act(second(...roles), confirmation()));
    for (const [, open] of impostors)
      await refused(act(open({ roles: ['admin', 'revisor'] }, 'settings'), confirmation()));
  });

  for (const [name, wrong] of Object.entries<DocumentData>({
    'another amount': { montoConfirmar: 90_001 },
    'a greater amount of before': { anterior: 90_000 },
    'no amount of before': { anterior: deleteField() },
    'an earlier moment': { desde: hoursAgo(48) },
    'no moment': { desde: deleteField() },
    'the proposal still there': { propuesta: WAITING.propuesta },
    'another field': { nota: 'x' },
  }))
    test(`refused: with ${name}`, async () => {
      const change = inForce(wrong);
      for (const action of ['confirmar-monto', 'retirar-monto'] as const)
        await refused(act(second('admin'), confirmation({ change, action })));
    });

  test('refused: if nothing is proposed', async () => {
    const who = second('admin', 'revisor');
    for (const before of [OLD, undefined]) await refused(act(who, confirmation({ before })));
  });

  test('refused: an entry that tells something else', async () => {
    for (const entry of [
      'none',
      { accion: 'proponer-monto' },
      { accion: 'retirar-monto' },
      { antes: 90_000 },
      { despues: AMOUNT },
    ] as const)
      await refused(act(second('admin'), confirmation({ entry })));
  });

  test('keeps the amount that counts at that moment, so that two raises in a day are no way around it', async () => {
    const who = second('revisor');
    const raised = (hours: number, minutes: number) => ({
      ...WAITING,
      montoConfirmar: 80_000,
      anterior: AMOUNT,
      desde: hoursAgo(hours, minutes),
    });
    const before = raised(RAISE_HOURS, -1);
    await accepted(act(who, confirmation({ before })));
    const late = raised(RAISE_HOURS, 1);
    await refused(act(who, confirmation({ before: late })));
    await accepted(act(who, confirmation({ before: late, change: inForce({ anterior: 80_000 }) })));
  });
});

describe.sequential('ajustes/credito: a proposed amount is taken back', () => {
  beforeEach(forget);

  test('by its author, another administrator or a reviewer', async () => {
    for (const who of [first('admin'), second('admin'), second('revisor')])
      await accepted(act(who, withdrawal()));
  });

  test('refused: by other roles, without a proposal, or with a change', async () => {
    await refused(act(second('lectura', 'analista'), withdrawal()));
    await refused(act(second('admin'), withdrawal({ before: OLD })));
    const changes = [
      { montoConfirmar: 90_000 },
      { anterior: 1 },
      { nota: 'x' },
      { correos: ['ana@banco.test'] },
      { direccion: '' },
    ];
    for (const more of changes)
      await refused(
        act(second('admin'), withdrawal({ change: { propuesta: deleteField(), ...more } })),
      );
  });

  test('refused: an entry that tells something else', async () => {
    for (const entry of ['none', { accion: 'confirmar-monto' }, { despues: AMOUNT }] as const)
      await refused(act(second('admin'), withdrawal({ entry })));
  });

  test('refused: an entry of an amount that this batch does not change', async () => {
    await place(PATH, WAITING, 'settings');
    const who = second('admin');
    for (const n of [1, 2]) {
      const told = { antes: AMOUNT, despues: 90_000 };
      const entry = auditWrite(who, `ajustes_credito_${n}`, 'retirar-monto', PATH, told);
      await refused(commit(who, [entry]));
    }
  });
});
