import { describe, expect, it } from 'vitest';
import { isUnreadable } from '../../../../../src/data/staff/lists';
import { withDetails } from '../../../../../src/features/staff/requests/queue/exported-requests';
import { requestColumns } from '../../../../../src/features/staff/requests/queue/request-columns';
import { sampleProof } from '../../../../../tools/samples/proofs';
import { createInMemoryStaffBackend } from '../../../../support/in-memory-staff-backend';
import { requestOf } from '../../../../support/staff-records';

const at = new Date('2026-11-20T00:00-04:00');
const proven = sampleProof(
  {
    accountYears: { kind: 'exact', value: 5 },
    limitedItems: { mark: 'partly', counted: 0 },
    nameLetters: { kind: 'exact', value: 9 },
  },
  { provenAt: at, percent: 70 },
);
const names = { leo: 'Leo Díaz' };

describe('the download of the queue', () => {
  it('tells the mark of each line, the proven share of the value, and who saw a code', async () => {
    const requests = [requestOf('a', { proven }), requestOf('b', { gameId: 'freefire' })];
    const entry = { kind: 'seen', requestId: 'b', author: 'leo', at, reason: undefined } as const;
    const staff = createInMemoryStaffBackend({ requests, entries: [entry], names });
    const page = await withDetails(staff, { rows: requests, next: undefined });
    const t = ((key: string) => key) as unknown as Parameters<typeof requestColumns>[0];
    const columns = requestColumns(t, 'es');
    const wanted = ['provenLines', 'provenShare', 'seenBy', 'seenAt', 'seenIn'];
    const cells = page.rows.map((row) =>
      wanted.map((header) => {
        const column = columns.find((one) => one.header === `requests.fields.${header}`);
        return isUnreadable(row) ? undefined : column?.cell(row);
      }),
    );
    const lines = [
      'Robux: requests.proofs.declared',
      'Artículos limitados: requests.proofs.partlyThen. requests.proofs.movable',
      'Letras del nombre: requests.proofs.proven',
      'Años de la cuenta: requests.proofs.mismatchShowed',
      'Creador UGC: requests.proofs.declared',
    ].join(' · ');
    expect(cells).toEqual([
      [lines, '70 %', undefined, undefined, undefined],
      [undefined, undefined, 'Leo Díaz', at, 'ana_ff'],
    ]);
  });

  it('has the telephone number as people write it', async () => {
    const rows = [requestOf('a', { phone: '+18095550142' }), requestOf('b')];
    const staff = createInMemoryStaffBackend({ requests: rows });
    const page = await withDetails(staff, { rows, next: undefined });
    const t = ((key: string) => key) as unknown as Parameters<typeof requestColumns>[0];
    const phone = requestColumns(t, 'es').find(({ header }) => header.endsWith('.phone'));
    const cells = page.rows.map((row) => (isUnreadable(row) ? undefined : phone?.cell(row)));
    expect(cells).toEqual(['809-555-0142', undefined]);
  });

  it('tells a decision that was undone, or reconsidered because the visitor asked', () => {
    const undone = {
      status: 'declined',
      decidedAt: at,
      reason: 'debts',
      undoneAt: at,
      cause: 'error',
      next: 'pending',
    } as const;
    const asked = { ...undone, cause: undefined, byVisitor: true } as const;
    const t = ((key: string) => key) as unknown as Parameters<typeof requestColumns>[0];
    const earlier = requestColumns(t, 'es').find(({ header }) => header.endsWith('.earlier'));
    const rows = [
      requestOf('a'),
      requestOf('b', { undone: [asked] }),
      requestOf('c', { undone: [undone, asked, undone] }),
    ];
    expect(rows.map((row) => earlier?.cell(row))).toEqual([
      undefined,
      'requests.earlier.reconsidered',
      'requests.earlier.undone, requests.earlier.reconsidered',
    ]);
  });

  it('reads neither rates nor names if nothing is proven or seen', async () => {
    const rows = [requestOf('a'), { id: 'broken', unreadable: true } as const];
    const staff = createInMemoryStaffBackend({ requests: [requestOf('a')] });
    expect((await withDetails(staff, { rows, next: 'more' })).next).toBe('more');
    expect([staff.calls('ratesHistory'), staff.calls('staffName')]).toEqual([[], []]);
  });
});
