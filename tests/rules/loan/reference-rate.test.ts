import { type DocumentData, doc, getDoc, Timestamp } from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { HOUR_MS, UTC_HOURS_AHEAD } from '../../../src/domain/time';
import { secondEntries } from '../../support/rules/rules-audit';
import {
  forgetTerms,
  inDays,
  rateWrites,
  storedTerms,
  TERMS,
  termsDocument,
} from '../../support/rules/rules-loan';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { impostors, type Person, staff, visitor } from '../../support/rules/rules-people';
import { commit, place, type Write } from '../../support/rules/rules-records';
import { MEMBERS } from '../../support/rules/rules-staff';

const member = (roles: unknown) => staff({ roles }, MEMBERS.drafting.uid, 'settings');
const analyst = () => member(['analista']);

/** The midnight of the Dominican Republic before this moment. */
function midnight(): number {
  const ahead = UTC_HOURS_AHEAD * HOUR_MS;
  return Math.floor((Date.now() - ahead) / 86_400_000) * 86_400_000 + ahead;
}
const yesterday = () => Timestamp.fromMillis(midnight() - 1);
const today = () => Timestamp.fromMillis(midnight());

const last = (fecha: Timestamp, tasa = 600_000, anterior = 590_000) => ({
  tasa,
  fecha,
  autor: MEMBERS.publishing.uid,
  anterior,
  ediciones: 3,
});

interface Attempt {
  readonly who?: Person;
  readonly last?: DocumentData;
  readonly tasa?: unknown;
  readonly anterior?: number;
  readonly ediciones?: number;
  readonly change?: (writes: [Write, Write]) => readonly Write[];
}

/** Enters a rate after the last one. */
async function enter(attempt: Attempt = {}): Promise<void> {
  const { who = analyst(), tasa = 600_000, anterior = 0 } = attempt;
  await forgetTerms('settings');
  await place(TERMS, termsDocument(1, attempt.last), 'settings');
  const ediciones = attempt.ediciones ?? (attempt.last?.ediciones ?? 0) + 1;
  const writes = rateWrites(who, tasa, anterior, ediciones);
  await commit(who, attempt.change?.(writes) ?? writes);
}

/** A change of the rate that is entered. */
const rate =
  (changes: DocumentData) =>
  ([entered, audit]: [Write, Write]): Write[] => [
    { ...entered, data: { cambio: { ...entered.data.cambio, ...changes } } },
    audit,
  ];

const audit =
  (changes: DocumentData) =>
  ([entered, entry]: [Write, Write]): Write[] => [
    entered,
    { ...entry, data: { ...entry.data, ...changes } },
  ];

// One at a time, and in a separate project: this document has no unique name.
describe.sequential('condiciones/prestamo: the reference rate', () => {
  beforeEach(() => forgetTerms('settings'));

  test('is entered by an analyst or a reviewer, the first one within wide bounds', async () => {
    await accepted(enter());
    for (const tasa of [100_000, 10_000_000])
      await accepted(enter({ tasa, who: member(['revisor']) }));
    for (const tasa of [99_999, 10_000_001, 600_000.5, '600000']) await refused(enter({ tasa }));
  });

  test('moves at most 10 % from that of the day before', async () => {
    for (const tasa of [540_000, 660_000])
      await accepted(enter({ last: last(yesterday()), tasa, anterior: 600_000 }));
    for (const tasa of [539_999, 660_001])
      await refused(enter({ last: last(yesterday()), tasa, anterior: 600_000 }));
    for (const anterior of [0, 590_000, 600_001])
      await refused(enter({ last: last(yesterday()), anterior }));
  });

  test('is corrected on the same day, still within 10 % of the day before', async () => {
    await accepted(enter({ last: last(today()), tasa: 649_000, anterior: 590_000 }));
    await refused(enter({ last: last(today()), tasa: 649_001, anterior: 590_000 }));
    await refused(enter({ last: last(today()), anterior: 600_000 }));
    await refused(enter({ last: last(today()), anterior: 0 }));
  });

  test('is corrected on the first day of all within 10 % of its first rate', async () => {
    const first = last(today(), 990_000, 0);
    for (const tasa of [891_000, 1_089_000])
      await accepted(enter({ last: first, tasa, anterior: 990_000 }));
    for (const tasa of [624_583, 890_999, 1_089_001])
      await refused(enter({ last: first, tasa, anterior: 990_000 }));
    await refused(enter({ last: first, tasa: 624_583 }));
    await accepted(
      enter({ last: last(yesterday(), 990_000, 0), tasa: 891_000, anterior: 990_000 }),
    );
  });

  test('refused: everybody else', async () => {
    for (const roles of [['lectura', 'admin'], [], null, 'analistas'])
      await refused(enter({ who: member(roles) }));
    for (const [, open] of impostors)
      await refused(enter({ who: open({ roles: ['analista', 'revisor'] }, 'settings') }));
    await refused(enter({ who: visitor({}, undefined, 'settings') }));
  });

  test('refused: before there are terms', async () => {
    const who = analyst();
    const [entered, entry] = rateWrites(who, 600_000, 0, 1);
    await refused(commit(who, [entered, entry]));
    await refused(commit(who, [{ ...entered, change: false }, entry]));
  });

  test('refused: another field, author, time or number', async () => {
    for (const changes of [
      { nota: 'x' },
      { autor: MEMBERS.publishing.uid },
      { fecha: Timestamp.now() },
      { fecha: inDays(1) },
      { ediciones: 2 },
    ])
      await refused(enter({ change: rate(changes) }));
    for (const ediciones of [0, 2]) await refused(enter({ ediciones }));
    for (const ediciones of [3, 5])
      await refused(enter({ last: last(yesterday()), anterior: 600_000, ediciones }));
    for (const more of [
      { version: 2 },
      { terminos: { ...storedTerms(), seguro: 0 } },
      { motivo: { es: 'Otro', en: 'Another' } },
      { autor: 'ana' },
      { publicadoPor: 'ana' },
      { vigenteDesde: inDays(-1) },
    ])
      await refused(
        enter({
          change: ([entered, entry]) => [{ ...entered, data: { ...entered.data, ...more } }, entry],
        }),
      );
  });

  test('refused: without its audit entry, with another, with a second, or an entry alone', async () => {
    await refused(enter({ change: ([entered]) => [entered] }));
    await refused(enter({ change: ([, entry]) => [entry] }));
    for (const changes of [
      { autor: MEMBERS.publishing.uid },
      { fecha: Timestamp.now() },
      { accion: 'cambiar-ajustes' },
      { sobre: 'condiciones/cambio' },
      { nota: 'x' },
    ])
      await refused(enter({ change: audit(changes) }));
    for (const n of [0, 1])
      await refused(
        enter({ change: (writes) => [...writes, ...secondEntries(writes).slice(n, n + 1)] }),
      );
    const { db } = analyst();
    await refused(getDoc(doc(db, 'auditoria/cambio_1')));
  });

  test('refused: over an audit entry that is there already', async () => {
    await place(TERMS, termsDocument(1), 'settings');
    await place('auditoria/cambio_1', { autor: 'ana' }, 'settings');
    const [entered] = rateWrites(analyst(), 600_000, 0, 1);
    await refused(commit(analyst(), [entered]));
  });
});
