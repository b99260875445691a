import { expect, test } from 'vitest';
import { readStaffRequest } from '../../../src/records/case-file';
import { isMap, type RecordFields } from '../../../src/records/fields';
import { requestDocuments } from '../../../tools/samples/documents';
import { daysAgo, TO_PENDING } from '../../../tools/samples/undoing';
import { reservedReasons } from '../../../tools/support/reserve-reasons';
import { requestOf } from '../../support/staff-records';

/** The same fields without any reason. */
const unreasoned = (fields: RecordFields): RecordFields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      if (name === 'motivo') return [];
      const isPlain = isMap(value) && Object.getPrototypeOf(value) === Object.prototype;
      return [[name, isPlain ? unreasoned(value) : value]];
    }),
  );

/** The record and the case file of a request as a release of before stored them. */
function before(changes: Parameters<typeof requestOf>[1], motivo: string) {
  const documents = requestDocuments(requestOf('one', changes));
  const of = (path: string) => unreasoned(documents.find((one) => one.path === path)?.data ?? {});
  const record = of('users/one');
  const { decision, decisiones } = record as {
    readonly decision?: RecordFields;
    readonly decisiones?: Readonly<Record<string, RecordFields>>;
  };
  return {
    record: {
      ...record,
      ...(decision && { decision: { ...decision, motivo } }),
      ...(decisiones && { decisiones: { 1: { ...decisiones[1], motivo } } }),
    },
    file: of('expedientes/one'),
  };
}

const declined = {
  status: 'declined',
  decision: { author: 'ana', decidedAt: daysAgo(1), reason: 'debts' },
} as const;

test.each([
  ['debts', 'deudas', 'reservado'],
  ['account', 'cuenta', 'cuenta'],
])(
  'a stored decline for %s keeps its reason in the case file and tells %s → %s',
  (reason, motivo, told) => {
    const { record, file } = before(declined, motivo);
    const moved = reservedReasons('one', record, file);
    expect(moved).toEqual({
      record: { 'decision.motivo': told },
      file: { decision: { motivo } },
      tracker: { motivo: told },
    });
    const now = { ...record, decision: { ...(record.decision as object), motivo: told } };
    const filed = { ...file, decision: { ...(file.decision as object), motivo } };
    expect(readStaffRequest('one', now, filed).decision?.reason).toBe(reason);
    // A second run finds nothing to do.
    expect(reservedReasons('one', now, filed)).toEqual({ record: {}, file: {}, tracker: {} });
  },
);

test('a stored repeat tells nothing, and an undone decline neither', () => {
  const repeat = before(
    { ...declined, decision: { ...declined.decision, duplicateOf: 'two' } },
    'por-telefono',
  );
  expect(reservedReasons('one', repeat.record, repeat.file)).toMatchObject({
    record: { 'decision.motivo': 'reservado' },
    file: { decision: { motivo: 'por-telefono' } },
  });
  const undone = before(
    {
      undone: [
        {
          ...{ status: 'declined', decidedAt: daysAgo(3), undoneAt: daysAgo(1), reason: 'history' },
          ...{ cause: 'other', next: 'pending' },
          staff: {
            ...{ decider: 'ana', confirmer: 'raul' },
            proposal: { ...TO_PENDING, number: 1, author: 'rosa', proposedAt: daysAgo(2) },
          },
        },
      ],
    },
    'historial',
  );
  expect(reservedReasons('one', undone.record, undone.file)).toEqual({
    record: { 'decisiones.1.motivo': 'reservado' },
    file: { reversion: { anterior: { motivo: 'reservado' }, decision: { motivo: 'historial' } } },
    tracker: { 'anterior.motivo': 'reservado' },
  });
});
