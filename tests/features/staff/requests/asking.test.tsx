import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../../src/domain/language';
import type { LoanRequest } from '../../../../src/domain/request/loan-request';
import { REASON_WORDS } from '../../../../src/domain/request/reason-words';
import { requestColumns } from '../../../../src/features/staff/requests/queue/request-columns';
import { requestOf } from '../../../support/staff-records';
import { openStaff } from '../staff-app';

const HOUR = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR);

const words = {
  es: {
    open: /Abrir la solicitud de/,
    detail: 'Detalle de la solicitud',
    approve: 'Aprobar',
    decline: 'Rechazar',
    declineYes: 'Sí, rechazar',
    reason: 'Motivo',
    missingReason: 'Elige un motivo: el cliente lo va a leer.',
    days: 'Se le dice que pida de nuevo a los 90 días.',
    ask: 'Pedir información',
    askYes: 'Sí, preguntar',
    need: 'Qué necesita el banco',
    missingNeed: 'Elige qué falta.',
    asked: 'Pregunta enviada. El correo va en camino.',
    waiting: /Espera respuesta desde hace 0 min/,
    waitingTab: 'En espera',
    conflict: 'La solicitud cambió mientras tanto y no se guardó nada. Así está ahora.',
    withdrawn: /El cliente la retiró el /,
    withdrawnTab: 'Retiradas',
  },
  en: {
    open: /Open the request from/,
    detail: 'Request in detail',
    approve: 'Approve',
    decline: 'Decline',
    declineYes: 'Yes, decline',
    reason: 'Reason',
    missingReason: 'Choose a reason: the client will read it.',
    days: 'The client is told to ask again after 90 days.',
    ask: 'Ask for information',
    askYes: 'Yes, ask',
    need: 'What the bank needs',
    missingNeed: 'Choose what is missing.',
    asked: 'Question sent. The e-mail is on its way.',
    waiting: /Waiting for an answer for 0 min/,
    waitingTab: 'Waiting',
    conflict: 'The request changed in the meantime and nothing was saved. This is how it is now.',
    withdrawn: /The client withdrew it on /,
    withdrawnTab: 'Withdrawn',
  },
} as const;

async function openRequest(
  request: LoanRequest,
  { language = 'es', query = '' }: { language?: Language; query?: string } = {},
) {
  const address = `/GamesSettings?tab=solicitudes${query}`;
  const app = await openStaff(address, { requests: [request] }, language);
  const word = words[language];
  const [row] = await screen.findAllByRole('button', { name: word.open });
  await app.user.click(row as HTMLElement);
  const detail = within(await screen.findByRole('region', { name: word.detail }));
  const dialog = async (button: string) => {
    await app.user.click(detail.getByRole('button', { name: button }));
    return within(await screen.findByRole('dialog'));
  };
  return { ...app, word, detail, dialog };
}

const question = (answer?: string) => ({
  need: 'telefono' as const,
  author: 'staff',
  askedAt: hoursAgo(3),
  answer: answer === undefined ? undefined : { text: answer, answeredAt: hoursAgo(1) },
});

describe.each(LANGUAGES)('declining (%s)', (language) => {
  it('needs a reason, and shows what the client will read in both languages', async () => {
    const { staff, user, word, detail, dialog } = await openRequest(requestOf('a'), { language });
    const asked = await dialog(word.decline);
    const reason = asked.getByLabelText(word.reason);
    expect(reason).toHaveAttribute('name', 'motivo');
    await user.click(asked.getByRole('button', { name: word.declineYes }));
    expect(reason).toHaveAccessibleDescription(word.missingReason);
    expect(staff.calls('decide')).toHaveLength(0);

    await user.selectOptions(reason, 'historial');
    const { why, change } = REASON_WORDS.historial;
    for (const shown of [why.es, change.es, why.en, change.en, word.days])
      expect(screen.getByRole('dialog')).toHaveTextContent(shown);
    await user.click(asked.getByRole('button', { name: word.declineYes }));
    expect(
      await detail.findByText(language === 'es' ? /Motivo: Historial/ : /Reason: Credit history/),
    ).toBeVisible();
    expect(staff.calls('decide').map(([, choice]) => choice)).toEqual([
      { status: 'declined', reason: 'historial' },
    ]);
  });
});

describe.each(LANGUAGES)('asking for information (%s)', (language) => {
  it('needs to say what, shows the question, and waits', async () => {
    const { staff, user, word, detail, dialog } = await openRequest(requestOf('a'), { language });
    const asking = await dialog(word.ask);
    const need = asking.getByLabelText(word.need);
    await user.click(asking.getByRole('button', { name: word.askYes }));
    expect(need).toHaveAccessibleDescription(word.missingNeed);

    await user.selectOptions(need, 'telefono');
    expect(screen.getByRole('dialog')).toHaveTextContent('¿A qué teléfono');
    expect(screen.getByRole('dialog')).toHaveTextContent('Which phone number');
    await user.click(asking.getByRole('button', { name: word.askYes }));
    expect(await detail.findByText(word.asked)).toBeVisible();
    expect(detail.getByText(word.waiting)).toBeVisible();
    expect(staff.calls('askInformation').map(([, asked]) => asked)).toEqual(['telefono']);
    expect(detail.queryByRole('button', { name: word.ask })).toBeNull();
    expect(detail.getByRole('button', { name: word.approve })).toBeEnabled();
  });

  it('shows what the client answered', async () => {
    const request = requestOf('a', { questions: [question('809-555-0199, de tarde')] });
    const { word, detail } = await openRequest(request, { language });
    expect(detail.getByText('809-555-0199, de tarde')).toBeVisible();
    expect(detail.getByRole('button', { name: word.ask })).toBeVisible();
  });

  it('a waiting request can be declined, and is under its own filter', async () => {
    const request = requestOf('a', { status: 'information', questions: [question()] });
    const query = '&estado=en-espera';
    const { staff, user, word, dialog } = await openRequest(request, { language, query });
    expect(screen.getByRole('button', { name: word.waitingTab })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const asked = await dialog(word.decline);
    await user.selectOptions(asked.getByLabelText(word.reason), 'sin-respuesta');
    await user.click(asked.getByRole('button', { name: word.declineYes }));
    expect(staff.calls('decide')).toHaveLength(1);
  });
});

describe.each(LANGUAGES)('what the visitor did meanwhile (%s)', (language) => {
  it('withdrawing it is shown in place of a decision', async () => {
    const request = requestOf('a');
    const { staff, user, word, detail, dialog } = await openRequest(request, { language });
    staff.elsewhere.setRequest({ ...request, status: 'withdrawn', withdrawnAt: new Date() });
    const asked = await dialog(word.decline);
    await user.selectOptions(asked.getByLabelText(word.reason), 'cuenta');
    await user.click(asked.getByRole('button', { name: word.declineYes }));
    expect(await detail.findByText(word.conflict)).toBeVisible();
    expect(detail.getByText(word.withdrawn)).toBeVisible();
    expect(detail.queryByRole('button', { name: word.approve })).toBeNull();
  });

  it('is under its own filter, with both e-mails after a correction', async () => {
    const correction = { previous: 'mal@correo.com', correctedAt: hoursAgo(2) };
    const request = requestOf('a', { status: 'withdrawn', withdrawnAt: hoursAgo(1), correction });
    const query = '&estado=retiradas';
    const { word, detail } = await openRequest(request, { language, query });
    expect(screen.getByRole('button', { name: word.withdrawnTab })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    for (const email of ['mal@correo.com', 'a@correo.com'])
      expect(screen.getByRole('region', { name: word.detail })).toHaveTextContent(email);
    expect(detail.getByText(word.withdrawn)).toBeVisible();
  });
});

it.each([
  ['en-espera', 'El banco no espera respuesta de nadie.'],
  ['retiradas', 'Nadie ha retirado su solicitud.'],
])('an empty list says so: %s', async (status, sentence) => {
  await openStaff(`/GamesSettings?tab=solicitudes&estado=${status}`, {}, 'es');
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('the download has the reason and the withdrawal', async () => {
  const { i18n } = await openStaff('/GamesSettings?tab=valores', {}, 'es');
  const columns = requestColumns(i18n.getFixedT('es', 'staff'));
  const cellOf = (header: string, request: LoanRequest) =>
    columns.find((column) => column.header === header)?.cell(request);
  const decision = { author: 'x', decidedAt: new Date(), reason: 'deudas' as const };
  const declined = requestOf('a', { status: 'declined', decision });
  const withdrawnAt = new Date();
  expect(cellOf('Motivo', declined)).toBe('Deudas altas');
  expect(cellOf('Retirada', requestOf('b', { status: 'withdrawn', withdrawnAt }))).toBe(
    withdrawnAt,
  );
});
