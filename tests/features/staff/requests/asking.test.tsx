import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LoanRequest } from '../../../../src/domain/request/loan-request';
import { REASON_WORDS, toldWords } from '../../../../src/domain/request/reason-words';
import { requestColumns } from '../../../../src/features/staff/requests/queue/request-columns';
import { requestOf } from '../../../support/staff-records';
import { openStaff } from '../staff-app';

const HOUR = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR);

const words = {
  open: /Abrir la solicitud de/,
  detail: 'Detalle de la solicitud',
  approve: 'Aprobar',
  decline: 'Rechazar',
  declineYes: 'Rechazar y avisar',
  missingReason: 'Elige un motivo: el cliente lo va a leer.',
  theirs: 'Es suya',
  theirsYes: 'Sí, es suya',
  noted: 'Anotado.',
  historial: /^Historial de crédito/,
  cuenta: /^Cuenta de juego/,
  telefono: 'Teléfono',
  ask: 'Pedir información',
  askYes: 'Preguntar y avisar',
  missingNeed: 'Elige qué falta.',
  asked: 'Pregunta enviada. El correo va en camino.',
  waiting: /Espera respuesta desde hace 0 min/,
  waitingTab: 'En espera',
  conflict: 'La solicitud cambió mientras tanto y no se guardó nada.',
  withdrawn: /El cliente la retiró el /,
  withdrawnTab: 'Retiradas',
  unansweredTab: 'Sin respuesta',
  unanswered: [
    /^Se cerró el .*: el cliente no respondió la pregunta del banco$/,
    /cerró la solicitud: el cliente no respondió\.$/,
    /recordó la pregunta por correo\.$/,
  ],
} as const;

async function openRequest(request: LoanRequest, { query = '' }: { query?: string } = {}) {
  const address = `/GamesSettings?tab=solicitudes${query}`;
  const roles = ['analyst'] as const;
  const app = await openStaff(address, { requests: [request], roles });
  const word = words;
  const [row] = await screen.findAllByRole('button', { name: word.open });
  await app.user.click(row as HTMLElement);
  const detail = within(await screen.findByRole('region', { name: word.detail }));
  await detail.findByRole('heading', { level: 2 });
  const press = (button: string) => app.user.click(detail.getByRole('button', { name: button }));
  const choose = (label: string | RegExp) => app.user.click(detail.getByLabelText(label));
  return { ...app, word, detail, press, choose };
}

const question = (answer?: string) => ({
  need: 'phone' as const,
  author: 'staff',
  askedAt: hoursAgo(3),
  answer: answer === undefined ? undefined : { text: answer, answeredAt: hoursAgo(1) },
});

describe('declining', () => {
  it('needs a reason, and shows what the client will read in both languages', async () => {
    const { staff, word, detail, press, choose } = await openRequest(requestOf('a'));
    await press(word.decline);
    const [first] = detail.getAllByRole('radio');
    expect(first).toHaveAttribute('name', 'motivo');
    expect(first).toHaveFocus();
    await press(word.declineYes);
    expect(detail.getByRole('group')).toHaveAccessibleDescription(word.missingReason);
    expect(await staff.read('findRequest', 'a')).toMatchObject({ status: 'pending' });

    await choose(word.historial);
    const { why, change } = REASON_WORDS.history;
    const reserved = toldWords('reserved').why;
    const region = screen.getByRole('region', { name: word.detail });
    for (const shown of [reserved.es, reserved.en]) expect(region).toHaveTextContent(shown);
    for (const hidden of [why.es, change.es]) expect(region).not.toHaveTextContent(hidden);
    await press(word.declineYes);
    expect(await detail.findByText(/^Rechazada el .* Motivo: Historial/)).toBeVisible();
    expect(await staff.read('findRequest', 'a')).toMatchObject({
      status: 'declined',
      decision: { reason: 'history' },
    });
  });
});

describe('identifying the applicant', () => {
  it('asks for what was checked, and lets the preview tell the reason', async () => {
    const { user, word, detail, press, choose } = await openRequest(requestOf('a'));
    await press(word.theirs);
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(/a@correo\.com/)).toBeVisible();
    await user.click(question.getByRole('button', { name: word.theirsYes }));
    expect(await detail.findByText(word.noted)).toBeVisible();
    expect(detail.queryByRole('button', { name: word.theirs })).toBeNull();
    await press(word.decline);
    await choose(word.historial);
    const region = screen.getByRole('region', { name: word.detail });
    expect(region).toHaveTextContent(REASON_WORDS.history.why.es);
  });
});

describe('asking for information', () => {
  it('needs to say what, shows the question, and waits', async () => {
    const { staff, word, detail, press, choose } = await openRequest(requestOf('a'));
    await press(word.ask);
    await press(word.askYes);
    expect(detail.getByRole('group')).toHaveAccessibleDescription(word.missingNeed);

    await choose(word.telefono);
    const region = screen.getByRole('region', { name: word.detail });
    expect(region).toHaveTextContent('¿A qué teléfono');
    expect(region).toHaveTextContent('Which phone number');
    await press(word.askYes);
    expect(await detail.findByText(word.asked)).toBeVisible();
    expect(await detail.findByText(word.waiting)).toBeVisible();
    expect(await staff.read('findRequest', 'a')).toMatchObject({ questions: [{ need: 'phone' }] });
    expect(detail.queryByRole('button', { name: word.ask })).toBeNull();
    expect(detail.getByRole('button', { name: word.approve })).toBeEnabled();
  });

  it('shows what the client answered', async () => {
    const request = requestOf('a', { questions: [question('809-555-0199, de tarde')] });
    const { word, detail } = await openRequest(request);
    expect(detail.getByText(/809-555-0199, de tarde/)).toBeVisible();
    expect(detail.getByRole('button', { name: word.ask })).toBeVisible();
  });

  it('nobody answered: what the system did, under its own filter, and nothing to decide', async () => {
    const waited = { ...question(), askedAt: hoursAgo(250), remindedAt: hoursAgo(178) };
    const request = requestOf('a', {
      status: 'unanswered',
      questions: [waited],
      unansweredAt: hoursAgo(10),
    });
    const query = '&estado=sin-respuesta';
    const { word, detail } = await openRequest(request, { query });
    expect(screen.getByRole('heading', { level: 1, name: word.unansweredTab })).toBeVisible();
    for (const words of word.unanswered) expect(await detail.findByText(words)).toBeVisible();
    expect(detail.queryByRole('button', { name: word.approve })).toBeNull();
  });

  it('a waiting request can be declined, and is under its own filter', async () => {
    const request = requestOf('a', { status: 'information', questions: [question()] });
    const query = '&estado=en-espera';
    const { staff, word, press, choose } = await openRequest(request, { query });
    expect(screen.getByRole('heading', { level: 1, name: word.waitingTab })).toBeVisible();
    await press(word.decline);
    await choose(word.cuenta);
    await press(word.declineYes);
    await waitFor(async () =>
      expect(await staff.read('findRequest', 'a')).toMatchObject({ status: 'declined' }),
    );
  });
});

describe('an act of the visitor meanwhile', () => {
  it('withdrawing it is shown in place of a decision', async () => {
    const request = requestOf('a');
    const { staff, word, detail, press, choose } = await openRequest(request);
    staff.elsewhere.setRequest({ ...request, status: 'withdrawn', withdrawnAt: new Date() });
    await press(word.decline);
    await choose(word.cuenta);
    await press(word.declineYes);
    expect(await detail.findByText(word.conflict)).toBeVisible();
    expect(detail.getByText(word.withdrawn)).toBeVisible();
    expect(detail.queryByRole('button', { name: word.approve })).toBeNull();
  });

  it('is under its own filter, with both e-mails after a correction', async () => {
    const correction = { previous: 'mal@correo.com', correctedAt: hoursAgo(2) };
    const request = requestOf('a', { status: 'withdrawn', withdrawnAt: hoursAgo(1), correction });
    const query = '&estado=retiradas';
    const { word, detail } = await openRequest(request, { query });
    expect(screen.getByRole('heading', { level: 1, name: word.withdrawnTab })).toBeVisible();
    for (const email of ['mal@correo.com', 'a@correo.com'])
      expect(screen.getByRole('region', { name: word.detail })).toHaveTextContent(email);
    expect(detail.getByText(word.withdrawn)).toBeVisible();
  });
});

it.each([
  ['en-espera', 'El banco no espera respuesta de nadie.'],
  ['retiradas', 'Nadie ha retirado su solicitud.'],
  ['sin-respuesta', 'Ninguna solicitud se cerró por falta de respuesta.'],
])('an empty list says so: %s', async (status, sentence) => {
  await openStaff(`/GamesSettings?tab=solicitudes&estado=${status}`, {});
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('the download has the reason, the withdrawal and the closing', async () => {
  const { i18n } = await openStaff('/GamesSettings?tab=solicitudes', {});
  await screen.findByRole('heading', { level: 1 });
  const columns = requestColumns(i18n.getFixedT('es', 'staff'), 'es');
  const cellOf = (header: string, request: LoanRequest) =>
    columns.find((column) => column.header === header)?.cell(request);
  const decision = { author: 'x', decidedAt: new Date(), reason: 'debts' as const };
  const declined = requestOf('a', { status: 'declined', decision });
  const withdrawnAt = new Date();
  expect(cellOf('Motivo', declined)).toBe('Deudas altas');
  expect(cellOf('Retirada', requestOf('b', { status: 'withdrawn', withdrawnAt }))).toBe(
    withdrawnAt,
  );
  const unanswered = requestOf('c', { status: 'unanswered', unansweredAt: withdrawnAt });
  expect(cellOf('Estado', unanswered)).toBe('Sin respuesta');
  expect(cellOf('Cerrada sin respuesta', unanswered)).toBe(withdrawnAt);
});
