import { describe, expect, test } from 'vitest';
import type { AuditFilter } from '../../../src/domain/audit';
import { bothStaffBackends } from '../../support/both-staff-backends';

const { admin, openFirebase, implementations } = bothStaffBackends();

const ALL: AuditFilter = { author: undefined, act: undefined, day: undefined };
const code = (expected: string) => ({ code: expected });

describe.each(implementations)('%s', (_name, open) => {
  test('tells the audit of searches and downloads, and reads it newest first', async () => {
    const { staff, uid } = await open({}, ['admin']);
    await staff.noteSearch('requests');
    await staff.noteSearch('subscribers');
    await staff.noteExport({ list: 'audit', rows: 7, filter: 'accion=search' });
    const { rows, next } = await staff.listAudit(ALL, 10);
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
      (await staff.listAudit({ ...ALL, ...filter }, 10)).rows.length;
    const today = new Date(new Date().setHours(0, 0, 0, 0));
    const yesterday = new Date(today.getTime() - 86_400_000);
    expect(await found({ author: uid })).toBe(4);
    expect(await found({ author: 'nobody' })).toBe(0);
    expect(await found({ act: 'search' })).toBe(3);
    expect(await found({ author: uid, act: 'export', day: today })).toBe(1);
    expect(await found({ day: yesterday })).toBe(0);

    const first = await staff.listAudit(ALL, 3);
    expect(first.rows).toHaveLength(3);
    const second = await staff.listAudit(ALL, 3, first.next);
    expect(second.rows).toHaveLength(1);
    expect(second.next).toBeUndefined();
  });

  test('keeps the settings: unset at first, then the last edit, which the audit tells', async () => {
    const { staff } = await open({}, ['admin']);
    await admin.remove('ajustes/credito');
    const unset = await staff.bankSettings();
    expect(unset).toEqual({
      confirmation: { value: undefined, edits: 0 },
      digest: { value: [], edits: 0 },
    });
    const saved = await staff.saveConfirmationAmount(unset.confirmation, 40_000);
    expect(saved).toEqual({ value: 40_000, edits: 1 });
    await staff.saveConfirmationAmount(saved, 0);
    await staff.saveDigestEmails(unset.digest, ['Ana@Banco.example']);
    expect(await staff.bankSettings()).toEqual({
      confirmation: { value: 0, edits: 2 },
      digest: { value: ['ana@banco.example'], edits: 1 },
    });
    expect((await staff.listAudit({ ...ALL, act: 'changeSettings' }, 10)).rows).toMatchObject([
      { subject: { kind: 'settings', setting: 'digest' } },
      { subject: { kind: 'settings', setting: 'confirmation' } },
      { subject: { kind: 'settings', setting: 'confirmation' } },
    ]);
  });

  test('the second of two editors of a setting conflicts', async () => {
    const { staff } = await open({}, ['admin']);
    const seen = await staff.bankSettings();
    await staff.saveConfirmationAmount(seen.confirmation, 40_000);
    const late = staff.saveConfirmationAmount(seen.confirmation, 50_000);
    await expect(late).rejects.toMatchObject(code('conflict'));
    expect((await staff.bankSettings()).confirmation.value).toBe(40_000);
  });

  test('settings out of bounds are denied', async () => {
    const { staff } = await open({}, ['admin']);
    const { confirmation, digest } = await staff.bankSettings();
    for (const amount of [-1, 1.5, 100_000_001]) {
      const attempt = staff.saveConfirmationAmount(confirmation, amount);
      await expect(attempt).rejects.toMatchObject(code('denied'));
    }
    const attempt = staff.saveDigestEmails(digest, ['luis']);
    await expect(attempt).rejects.toMatchObject(code('denied'));
  });

  test.each(['lectura', 'analista', 'revisor'] as const)(
    'the role %s searches, and neither downloads, nor reads the audit, nor sets anything',
    async (role) => {
      const { staff } = await open({}, [role]);
      await staff.noteSearch('requests');
      const { confirmation, digest } = await staff.bankSettings();
      for (const attempt of [
        () => staff.listAudit(ALL, 10),
        () => staff.noteExport({ list: 'requests', rows: 1, filter: '' }),
        () => staff.saveConfirmationAmount(confirmation, 100),
        () => staff.saveDigestEmails(digest, []),
      ])
        await expect(attempt()).rejects.toMatchObject(code('denied'));
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
  const { rows } = await staff.listAudit(ALL, 20);
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
  const { staff, uid } = await openFirebase({}, ['lectura']);
  await admin.set('personal/left', { correo: 'aaa@levelup.example', activo: false });
  const members = await staff.staffMembers();
  expect(members[0]).toEqual({
    uid: 'left',
    name: 'aaa@levelup.example',
    email: 'aaa@levelup.example',
  });
  expect(members.map((member) => member.uid)).toContain(uid);
  const emails = members.map(({ email }) => email);
  expect(emails).toEqual([...emails].sort());
});
