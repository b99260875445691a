import { describe, expect, test } from 'vitest';
import type { AuditFilter } from '../../../src/domain/audit';
import type { RefusedStatus } from '../../../src/domain/core/refused-status';
import { dayKey } from '../../../src/domain/day';
import { DAY_MS } from '../../../src/domain/time';
import { bothStaffBackends } from '../../support/both-staff-backends';
import { CODE, UNDELIVERED } from '../../support/core-events';

const { admin, openFirebase, implementations } = bothStaffBackends();

/** What the core system told in vain. */
const REFUSED: RefusedStatus = {
  id: 'rechazo_1',
  why: 'unnamed',
  status: 'disbursed',
  at: new Date(Date.UTC(2026, 10, 20, 13, 5)),
  code: CODE,
};

const ALL: AuditFilter = { author: undefined, act: undefined, day: undefined };
const code = (expected: string) => ({ code: expected });
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe.each(implementations)('%s', (_name, open) => {
  test('tells the audit of searches and downloads, and reads it newest first', async () => {
    const { staff, uid } = await open({}, ['admin']);
    await staff.noteSearch('requests');
    await staff.noteSearch('subscribers');
    await staff.noteExport({ list: 'audit', rows: 7, filter: 'accion=search' });
    const { rows, next } = await staff.read('listAudit', ALL, 10);
    const common = { id: expect.any(String), author: uid, at: expect.any(Date) };
    const list = (name: string) => ({ kind: 'list', list: name });
    expect(rows).toEqual([
      { ...common, act: 'export', subject: list('audit'), rows: 7, filter: 'accion=search' },
      { ...common, act: 'search', subject: list('subscribers') },
      { ...common, act: 'search', subject: list('requests') },
    ]);
    expect(next).toBeUndefined();
  });

  test('filters by author, act and day, and pages', async () => {
    const { staff, uid } = await open({}, ['admin']);
    for (const list of ['requests', 'subscribers', 'requests'] as const)
      await staff.noteSearch(list);
    await staff.noteExport({ list: 'requests', rows: 0, filter: '' });
    const found = async (filter: Partial<AuditFilter>) =>
      (await staff.read('listAudit', { ...ALL, ...filter }, 10)).rows.length;
    const today = dayKey(Date.now());
    const yesterday = dayKey(Date.now() - DAY_MS);
    expect(await found({ author: uid })).toBe(4);
    expect(await found({ author: 'nobody' })).toBe(0);
    expect(await found({ act: 'search' })).toBe(3);
    expect(await found({ author: uid, act: 'export', day: today })).toBe(1);
    expect(await found({ day: yesterday })).toBe(0);

    const first = await staff.read('listAudit', ALL, 3);
    expect(first.rows).toHaveLength(3);
    const second = await staff.read('listAudit', ALL, 3, first.next);
    expect(second.rows).toHaveLength(1);
    expect(second.next).toBeUndefined();
  });

  test('has one entry of an import, found by its act, with file, rows and reason', async () => {
    const roblox = { id: 'roblox', name: '', values: [155], image: '', path: '/Roblox' };
    const games = [roblox, { ...roblox, id: 'rocketLeague', values: [] }];
    const { staff, uid } = await open({ games }, ['admin']);
    await staff.noteSearch('requests');
    await staff.importValues({
      file: ' Precios\u202E de <mayo>\n.xlsx',
      values: [
        { gameId: 'roblox', previous: 155, value: 170 },
        { gameId: 'rocketLeague', previous: undefined, value: 60 },
      ],
      reason: { es: 'Precios de mayo', en: 'Prices of May' },
    });
    const { rows } = await staff.read('listAudit', { ...ALL, act: 'importValues' }, 10);
    expect(rows).toEqual([
      {
        id: expect.any(String),
        author: uid,
        at: expect.any(Date),
        act: 'importValues',
        subject: { kind: 'import', id: expect.any(String) },
        file: 'Precios de mayo.xlsx',
        rows: 2,
        reason: 'Precios de mayo',
      },
    ]);
  });

  const LUIS = { author: 'luis', proposedAt: minutesAgo(60) };

  test('the first addresses of the digest are proposed, change nothing, and are withdrawn', async () => {
    const { staff, uid } = await open({}, ['admin']);
    const unset = (await staff.read('bankSettings')).digest;
    expect(unset).toEqual({ value: [], edits: 0 });
    const proposed = await staff.proposeDigestEmails(unset, ['Ana@Banco.example']);
    const proposal = { value: ['ana@banco.example'], author: uid, proposedAt: expect.any(Date) };
    expect(proposed).toEqual({ value: [], edits: 1, proposal });
    expect((await staff.read('bankSettings')).digest).toEqual(proposed);
    const own = staff.confirmAddress('digest', proposed);
    await expect(own).rejects.toMatchObject(code('denied'));
    const late = staff.proposeDigestEmails(unset, []);
    await expect(late).rejects.toMatchObject(code('conflict'));
    expect(await staff.withdrawAddress('digest', proposed)).toEqual({ value: [], edits: 2 });
    const wrong = staff.proposeDigestEmails({ value: [], edits: 2 }, ['luis']);
    await expect(wrong).rejects.toMatchObject(code('denied'));
    const subject = { kind: 'settings', setting: 'digest' };
    const addresses = { before: '', proposed: 'ana@banco.example' };
    expect((await staff.read('listAudit', ALL, 10)).rows).toMatchObject([
      { act: 'withdrawAddress', subject, addresses },
      { act: 'proposeAddress', subject, addresses },
    ]);
  });

  test.each(['admin', 'reviewer'] as const)(
    'an %s confirms and declines the addresses of a colleague',
    async (role) => {
      const address = 'https://core.banco.com/eventos';
      const core = { value: '', edits: 3, proposal: { value: address, ...LUIS } };
      const digest = { value: ['a@b.com'], edits: 2, proposal: { value: [], ...LUIS } };
      const { staff } = await open({ core, digest }, [role]);
      expect(await staff.read('bankSettings')).toMatchObject({ core, digest });
      const confirmed = { value: address, edits: 4 };
      expect(await staff.confirmAddress('core', core)).toEqual(confirmed);
      expect(await staff.withdrawAddress('digest', digest)).toEqual({
        value: ['a@b.com'],
        edits: 3,
      });
      expect((await staff.read('bankSettings')).core).toEqual(confirmed);
      const late = staff.confirmAddress('core', { ...core, edits: 2 });
      await expect(late).rejects.toMatchObject(code('conflict'));
    },
  );

  test('shows what did not reach the core system, and has it sent again once', async () => {
    const refusedStatuses = [REFUSED];
    const { staff } = await open({ undelivered: [UNDELIVERED], refusedStatuses }, ['admin']);
    expect(await staff.read('undelivered')).toEqual({ queues: [UNDELIVERED], statuses: [REFUSED] });
    await staff.sendEventsAgain(CODE);
    expect(await staff.read('undelivered')).toEqual({ queues: [], statuses: [REFUSED] });
    expect((await staff.read('listAudit', ALL, 10)).rows).toMatchObject([
      { act: 'sendEventsAgain', subject: { kind: 'events', id: CODE } },
    ]);
    await expect(staff.sendEventsAgain(CODE)).rejects.toMatchObject(code('conflict'));
  });

  const PROPOSED = { amount: 90_000, ...LUIS };
  const SET = { value: 40_000, edits: 4 };
  const subject = { kind: 'settings', setting: 'confirmation' };

  test('the first amount is proposed, changes nothing, and is withdrawn', async () => {
    const { staff, uid } = await open({ confirmation: { value: undefined, edits: 0 } }, ['admin']);
    await admin.remove('ajustes/credito');
    const unset = await staff.read('confirmationAmount');
    expect(unset).toEqual({ value: undefined, edits: 0 });
    const proposed = await staff.proposeAmount(unset, 90_000);
    const proposal = { amount: 90_000, author: uid, proposedAt: expect.any(Date) };
    expect(proposed).toEqual({ value: undefined, edits: 1, proposal });
    expect(await staff.read('confirmationAmount')).toEqual(proposed);
    const own = staff.confirmAmount(proposed);
    await expect(own).rejects.toMatchObject(code('denied'));
    expect(await staff.withdrawAmount(proposed)).toEqual({ value: undefined, edits: 2 });
    const amounts = { before: undefined, proposed: 90_000 };
    expect((await staff.read('listAudit', { ...ALL, author: uid }, 10)).rows).toMatchObject([
      { act: 'withdrawAmount', subject, amounts },
      { act: 'proposeAmount', subject, amounts },
    ]);
  });

  test.each(['admin', 'reviewer'] as const)(
    'an %s confirms the amount of a colleague',
    async (role) => {
      const { staff } = await open({ confirmation: { ...SET, proposal: PROPOSED } }, [role]);
      const seen = await staff.read('confirmationAmount');
      expect(seen).toEqual({ ...SET, proposal: PROPOSED });
      const before = { amount: 40_000, changedAt: expect.any(Date) };
      const confirmed = { value: 90_000, edits: 5, before };
      expect(await staff.confirmAmount(seen)).toEqual(confirmed);
      expect((await staff.read('bankSettings')).confirmation).toEqual(confirmed);
      if (role === 'admin')
        expect(
          (await staff.read('listAudit', { ...ALL, act: 'confirmAmount' }, 10)).rows,
        ).toMatchObject([{ subject, amounts: { before: 40_000, proposed: 90_000 } }]);
      const late = staff.confirmAmount({ ...seen, edits: 3 });
      await expect(late).rejects.toMatchObject(code('conflict'));
    },
  );
});

test('entries of every kind are read, and an odd one hides no other', async () => {
  const { staff, uid } = await openFirebase({}, ['admin']);
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute));
  const entries: Record<string, Record<string, unknown>> = {
    decision_r1: { accion: 'decidir', sobre: 'users/r1', caso: 'r1' },
    toma_r1_2: { accion: 'relevar', sobre: 'users/r1', caso: 'r1', motivo: 'Está de baja' },
    tarifas_roblox_4: { accion: 'publicar-tarifas', sobre: 'tarifas/roblox/versiones/4' },
    valor_roblox_2: { accion: 'cambiar-valor', sobre: 'games/roblox/cambios/2' },
    catalogo_roblox_1: { accion: 'editar-juego', sobre: 'games/roblox' },
    importacion_x: { accion: 'importar-valores', sobre: 'importaciones/x' },
    personal_x: { accion: 'alta', sobre: 'personal/u1', autor: 'administración' },
    odd_1: { accion: 'volar', sobre: 'users/r1' },
    odd_2: { accion: 'decidir', sobre: 'luna/r1' },
  };
  for (const [minute, [id, data]] of Object.entries(entries).entries())
    await admin.set(`auditoria/${id}`, { autor: uid, fecha: at(minute), ...data });
  const { rows } = await staff.read('listAudit', ALL, 20);
  expect([...rows].reverse()).toMatchObject([
    { act: 'decide', subject: { kind: 'request', id: 'r1' } },
    { act: 'takeOver', reason: 'Está de baja' },
    { act: 'publishRates', subject: { kind: 'rates', gameId: 'roblox', version: 4 } },
    { act: 'changeValue', subject: { kind: 'value', gameId: 'roblox' } },
    { act: 'editGame', subject: { kind: 'game', gameId: 'roblox' } },
    { act: 'importValues', subject: { kind: 'import', id: 'x' } },
    { act: 'addMember', author: 'administración', subject: { kind: 'member', id: 'u1' } },
    { id: 'odd_1', unreadable: true },
    { id: 'odd_2', unreadable: true },
  ]);
});

test('the directory lists everybody by e-mail, removed members too', async () => {
  const { staff, uid } = await openFirebase({}, ['reader']);
  await admin.set('personal/left', { correo: 'aaa@levelup.example', activo: false });
  const members = await staff.read('staffMembers');
  expect(members[0]).toEqual({
    uid: 'left',
    name: 'aaa@levelup.example',
    email: 'aaa@levelup.example',
    active: false,
    roles: [],
  });
  expect(members.map((member) => member.uid)).toContain(uid);
  const emails = members.map(({ email }) => email);
  expect(emails).toEqual([...emails].sort());
});
