import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CORE_AUTHOR, VISITOR_AUTHOR } from '../../../../../src/domain/audit';
import type { CaseEntry } from '../../../../../src/domain/request/case';
import { HOUR_MS } from '../../../../../src/domain/time';
import { logLines } from '../../../../../src/features/staff/casework/log/log-lines';
import { said } from '../../../../support/said';
import { requestOf } from '../../../../support/staff-records';
import { openCase } from './open-case';

const at = (hoursAgo: number) => new Date(Date.now() - hoursAgo * HOUR_MS);
const opened = (author: string, hoursAgo: number): CaseEntry => ({
  kind: 'opened',
  requestId: 'a',
  author,
  at: at(hoursAgo),
  reason: undefined,
});

const request = requestOf('a', {
  name: 'Laura',
  status: 'declined',
  hoursAgo: 40,
  questions: [
    {
      need: 'phone',
      author: 'other',
      askedAt: at(30),
      answer: { text: '809-555-0199', answeredAt: at(20) },
    },
  ],
  decision: { author: 'staff', decidedAt: at(5), reason: 'income' },
  correction: { previous: 'mal@correo.com', correctedAt: at(35) },
});

const MAILED = {
  state: 'success',
  error: undefined,
  attempts: 1,
  stuck: false,
  resends: 0,
} as const;

const LAPSED = at(6);
const PAID = at(5);
const PAID_OUT = { status: 'approved', atBank: { kind: 'disbursed', at: PAID } } as const;

describe('the log of a case', () => {
  it('has everything by time, with repeated openings as one line and mails where they began', () => {
    const mails = new Map([['a', [{ ...MAILED, kind: 'question' as const, mailId: 'q' }]]]);
    const entry = (kind: 'proposed' | 'endedByEmail', author: string, hours: number) =>
      ({ kind, requestId: 'a', author, at: at(hours), reason: undefined }) as const;
    const entries = [
      ...[opened('staff', 12), opened('staff', 12.5), opened('other', 13)],
      ...[entry('proposed', 'other', 10), entry('endedByEmail', VISITOR_AUTHOR, 9)],
    ];
    const lines = logLines([request], entries, mails);
    expect(lines.map(({ kind, times }) => `${kind} ${times}`)).toEqual([
      'declined 1',
      'endedByEmail 1',
      'proposed 1',
      'opened 2',
      'opened 1',
      'answered 1',
      'asked 1',
      'corrected 1',
      'sent 1',
    ]);
    expect(lines.filter((line) => line.mail).map(({ kind }) => kind)).toEqual(['asked']);
  });

  it.each([
    [
      'a payment that was cleared up',
      PAID_OUT,
      ['paidLoose', 'standsProposed', 'loanStands'],
      ['loanStands', 'standsProposed', 'paidLoose'],
    ],
    ['a lapse', { status: 'lapsed', lapsedAt: LAPSED }, ['lapsed'], ['lapsed, mailed']],
    [
      'a lapse before a late payment',
      PAID_OUT,
      ['lapsed', 'disbursed'],
      ['disbursed', 'lapsed, mailed'],
    ],
  ] as const)('tells of %s once', (_what, changes, kinds, told) => {
    const times = {
      ...{ lapsed: LAPSED, disbursed: PAID, paidLoose: PAID },
      ...{ standsProposed: at(2), loanStands: at(1) },
    };
    const entries = kinds.map((kind) => ({
      kind,
      requestId: 'a',
      author: CORE_AUTHOR,
      at: times[kind],
      reason: undefined,
    }));
    const lines = logLines(
      [requestOf('a', changes)],
      entries,
      new Map([['a', [{ ...MAILED, kind: 'lapsed', mailId: 'l' }]]]),
    );
    expect(lines.map(({ kind, mail }) => (mail ? `${kind}, mailed` : kind))).toEqual([
      ...told,
      'sent',
    ]);
  });

  it('tells who did what, by name', async () => {
    const open = { ...request, status: 'pending' as const, decision: undefined };
    const end = {
      kind: 'endedByProof',
      requestId: 'a',
      author: VISITOR_AUTHOR,
      at: at(1),
      reason: undefined,
    } as const;
    const { detail } = await openCase([open], { entries: [end, opened('other', 2)] });
    const log = within(detail.getByRole('region', { name: 'Registro' }));
    const items = () => log.getAllByRole('listitem').map(({ textContent }) => textContent);
    await waitFor(() => expect(items().join()).toContain('Luis Mota abrió el caso.'));
    expect(items().join()).toContain('Luis Mota pidió información: Teléfono.');
    expect(items().join()).toContain('Laura añadió una prueba: la propuesta de aprobar terminó.');
    expect(items().at(-1)).toContain('Laura envió la solicitud con la versión 1');
    expect(items().join()).toContain('Laura contestó: «809-555-0199»');
  });

  it('says that it could not be read, and reads it again', async () => {
    const { staff, user, detail, comeBack } = await openCase([requestOf('a')]);
    await detail.findByText('Lo tienes tú, 15 min');
    staff.fail('caseEntries', 'offline');
    staff.elsewhere.setClaim({
      requestId: 'a',
      author: 'other',
      since: new Date(),
      until: new Date(Date.now() + HOUR_MS),
    });
    comeBack();
    expect(await detail.findByText(/No se pudo leer todo el registro/)).toBeVisible();
    staff.recover('caseEntries');
    await user.click(detail.getByRole('button', { name: 'Intentar de nuevo' }));
    await waitFor(() => expect(detail.queryByText(/No se pudo leer todo/)).toBeNull());
  });
});

describe('a note', () => {
  it('is stored once, also when it is sent twice, and stands in the log', async () => {
    const { staff, user, detail } = await openCase([requestOf('a')]);
    const release = staff.hold('note');
    const field = detail.getByLabelText('Nota del equipo');
    expect(field).toHaveAttribute('name', 'nota');
    await user.type(field, 'El perfil muestra los 64{Enter}{Enter}');
    release();
    await waitFor(() => expect(field).toHaveValue(''));
    const log = within(detail.getByRole('region', { name: 'Registro' }));
    expect(await log.findByText('El perfil muestra los 64')).toBeVisible();
    expect(staff.asked('note')).toHaveLength(1);
  });

  it('stays in its field when it is not stored, and when the case is opened again', async () => {
    const { staff, user, detail, press } = await openCase([requestOf('a')]);
    staff.fail('note', 'offline');
    await user.type(detail.getByLabelText('Nota del equipo'), 'Llamar mañana');
    expect(detail.getByText('13 de 500')).toBeVisible();
    await press('Anotar');
    expect(await detail.findByText(/^La nota no se guardó y sigue en el campo\./)).toBeVisible();
    await press('Volver a la lista');
    await user.click(
      await screen.findByRole('button', { name: 'Abrir la solicitud de Persona a' }),
    );
    expect(await screen.findByLabelText('Nota del equipo')).toHaveValue('Llamar mañana');
  });

  it('can be left with giving the case back, and stays in its field when it is not stored', async () => {
    const { staff, user, detail, press } = await openCase([requestOf('a')]);
    staff.fail('noteAndRelease', 'offline');
    const field = detail.getByLabelText('Nota del equipo');
    await user.type(field, 'Espera su recibo');
    await press('Anotar y soltar');
    expect(await detail.findByText(/^La nota no se guardó y sigue en el campo\./)).toBeVisible();
    expect(detail.getByText('Lo tienes tú, 15 min')).toBeVisible();
    staff.recover('noteAndRelease');
    await press('Anotar y soltar');
    expect(await detail.findByText('Nadie lo tiene')).toBeVisible();
    expect(detail.getByText('Nota guardada. Soltaste el caso.')).toBeVisible();
    expect(field).toHaveFocus();
    expect(detail.queryByRole('button', { name: 'Anotar y soltar' })).toBeNull();
    expect(staff.asked('noteAndRelease')).toHaveLength(2);
    await press('Volver a la lista');
    expect(staff.asked('release')).toEqual([]);
  });

  it('is counted for the eye at each letter, and aloud near its limit only', async () => {
    const { user, detail } = await openCase([requestOf('b')]);
    const field = detail.getByLabelText('Nota del equipo');
    const counts = () => said().filter((words) => / de 500$/.test(words));
    await user.click(field);
    await user.paste('a'.repeat(450));
    expect(detail.getByText('450 de 500')).toBeVisible();
    await user.type(field, 'a');
    await waitFor(() => expect(counts()).toEqual(['451 de 500']), { timeout: 3000 });
    await user.clear(field);
    await waitFor(() => expect(counts()).toEqual([]));
  });

  it('of more than 500 characters or with markup is refused in words', async () => {
    const { staff, user, detail, press } = await openCase([requestOf('b')]);
    const field = detail.getByLabelText('Nota del equipo');
    await user.click(field);
    await user.paste('a'.repeat(501));
    await press('Anotar');
    expect(field).toHaveAccessibleDescription('Usa como máximo 500 caracteres.');
    await user.clear(field);
    await user.type(field, 'mira <esto>');
    await press('Anotar');
    expect(field).toHaveAccessibleDescription('Quita los signos < y >.');
    expect(staff.asked('note')).toHaveLength(0);
  });
});
