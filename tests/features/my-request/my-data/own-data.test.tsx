import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { complaintOf } from '../../../../tools/samples/complaints';
import { sampleProof } from '../../../../tools/samples/proofs';
import { createInMemoryBackend } from '../../../support/in-memory-backend';
import { renderRoute } from '../../../support/render-app';
import { CODE } from '../own-request';
import { declinedRequest, storedRequest } from './stored-request';

const page = () => screen.getByRole('main');
const title = () => screen.getByRole('heading', { level: 1 });
const open = (backend = createInMemoryBackend()) => renderRoute('/MisDatos', { backend });

const words = {
  paper: 'Lo que guardamos',
  parts: ['Quién eres', 'Lo que enviaste', 'Lo que pasó', 'Correos'],
  why: 'Para consultar tu historial de crédito',
  after: 'tras la decisión',
} as const;

describe('what the bank keeps', () => {
  const { paper, parts, why, after } = words;

  it('shows all of it in words, and why', async () => {
    await open(createInMemoryBackend({ request: storedRequest() }));
    const stored = screen.getByRole('region', { name: paper });
    for (const part of parts)
      expect(within(stored).getByRole('heading', { level: 3, name: part })).toBeVisible();
    const kept = ['Laura Peña', '001-1234567-3', 'laura@correo.com', 'lauryplay', 'Robux: 1,300'];
    for (const text of [...kept, 'US$70.75', CODE, why, after])
      expect(stored).toHaveTextContent(text);
    // Heard apart: each is a definition of its own.
    const told = within(stored).getAllByRole('definition');
    expect(told.map((one) => one.textContent)).toEqual(
      expect.arrayContaining(['Laura Peña', expect.stringContaining(why)]),
    );
  });
});

it('tells until when: counted from the decision, or as the bank has dated it', async () => {
  const first = await open(createInMemoryBackend({ request: declinedRequest() }));
  expect(page()).toHaveTextContent(/Rechazada, 24 nov 2026/);
  expect(page()).toHaveTextContent('Se borran solos el23 de mayo de 2027');
  first.unmount();
  const expiresAt = new Date('2027-03-01T00:00-04:00');
  await open(createInMemoryBackend({ request: { ...declinedRequest(), expiresAt } }));
  expect(page()).toHaveTextContent('Se borran solos el1 de marzo de 2027');
});

it('tells of an approval until when it holds, and both ends that it may have', async () => {
  const decidedAt = new Date('2026-11-24T09:00-04:00');
  const until = new Date('2026-12-24T23:59:59-04:00');
  const decision = { decidedAt, until, reason: undefined };
  const expiresAt = new Date('2036-11-21T09:00-04:00');
  const request = storedRequest({ status: 'approved', decision, expiresAt });
  await open(createInMemoryBackend({ request }));
  expect(page()).toHaveTextContent('Vale hasta24 dic 2026');
  expect(page()).toHaveTextContent(
    'Si el préstamo se desembolsa, se borran en 10 años; si caduca, 30 días después.',
  );
  expect(page()).not.toHaveTextContent('2036');
});

it.each([
  ['history', 'Para que sepas por qué, y desde cuándo conviene pedir de nuevo'],
  ['reserved', 'Para que sepas dónde preguntarlo'],
] as const)('says what a reason that is told as %s is kept for', async (reason, why) => {
  const request = declinedRequest();
  const { decidedAt } = request.decision ?? { decidedAt: new Date() };
  await open(createInMemoryBackend({ request: { ...request, decision: { decidedAt, reason } } }));
  const row = screen.getByText('Motivo').closest('div');
  expect(row).toHaveTextContent(why);
  if (reason === 'reserved') expect(row).not.toHaveTextContent(/conviene|lo cambiaría/);
});

it('shows a telephone number only where one was given', async () => {
  const request = storedRequest();
  const first = await open(createInMemoryBackend({ request }));
  expect(page()).not.toHaveTextContent('Teléfono');
  first.unmount();
  const applicant = { ...request.applicant, phone: '+18095550142' };
  await open(createInMemoryBackend({ request: { ...request, applicant } }));
  expect(page()).toHaveTextContent('Teléfono809-555-0142Para llamarte por tu solicitud');
});

it('shows a corrected address with the one before', async () => {
  const correction = {
    previous: 'laura@coreo.com',
    correctedAt: new Date('2026-11-22T00:00-04:00'),
  };
  await open(createInMemoryBackend({ request: storedRequest({ correction }) }));
  expect(page()).toHaveTextContent(/Lo corregiste el 22 nov 2026; antes era laura@coreo.com/);
});

it('shows questions with their answers', async () => {
  const askedAt = new Date('2026-11-22T00:00-04:00');
  const answer = { text: 'Soy lauryplay2', answeredAt: new Date('2026-11-23T00:00-04:00') };
  const questions = [
    { need: 'nickname', author: 'x', askedAt, answer },
    { need: 'income', author: 'x', askedAt, answer: undefined },
  ] as const;
  await open(createInMemoryBackend({ request: storedRequest({ questions }) }));
  expect(page()).toHaveTextContent('Soy lauryplay2');
  expect(page()).toHaveTextContent(/Preguntado el 22 nov 2026, respondido el 23 nov 2026/);
  expect(page()).toHaveTextContent('Sin respuesta');
});

it('shows whose account was proven, and when its game says that it was made', async () => {
  const proven = sampleProof({}, { createdDay: '2012-03-05' });
  await open(createInMemoryBackend({ request: storedRequest({ proven }) }));
  expect(page()).toHaveTextContent('1001 · CiguapaRD · creada el 5 mar 2012');
});

it('shows the mails that were asked for and to whom, without saying that they arrived', async () => {
  await open(createInMemoryBackend({ request: declinedRequest() }));
  expect(page()).toHaveTextContent(
    /Recibimos tu solicitud.*Pedido el 21 nov 2026, 5:08.*A laura@correo.com, si ese día no/,
  );
  expect(page()).toHaveTextContent(
    /Tu solicitud no fue aprobada.*Pedido el 24 nov 2026, 9:00.*A laura@correo.com/,
  );
  expect(page()).not.toHaveTextContent(/Enviado el/);
});

it('shows complaints with their answers, and that an erasure leaves them', async () => {
  const answeredAt = new Date('2026-11-20T00:00-04:00');
  const complaints = [
    complaintOf('RC-2026-2222-2222', {
      code: CODE,
      answer: { text: 'Lo corregimos.', upheld: true, answeredAt },
    }),
    complaintOf('RC-2026-3333-3333', { text: 'Otra cosa.' }),
  ];
  await open(createInMemoryBackend({ request: storedRequest(), complaints }));
  const stored = screen.getByRole('region', { name: 'Lo que guardamos' });
  for (const words of [
    'RC-2026-2222-2222Llamé dos veces y nadie lo miró.Sobre: La demora, LU-7K3A-Q9WM.',
    'Persona 2222 y el correo persona.2222@correo.com.',
    'Respuesta del bancoLo corregimos.',
    'RC-2026-3333-3333Otra cosa.',
    'Se guarda mientras el banco no responda.',
  ])
    expect(stored).toHaveTextContent(words);
  expect(stored).toHaveTextContent(/Se borra solo el 19 nov( de)? 2028\./);
  expect(page()).toHaveTextContent(/no se borran con la solicitud: .* 2 años después/);
});

it('shows the complaints of a browser that sent no request, to take away', async () => {
  const complaints = [complaintOf('RC-2026-2222-2222')];
  await open(createInMemoryBackend({ complaints }));
  expect(title()).toHaveTextContent('Tus datos.');
  expect(page()).toHaveTextContent('RC-2026-2222-2222');
  expect(screen.getByRole('button', { name: 'Descargar mis datos' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Borrar mis datos' })).toBeNull();
});

it('reads a record of the ten fields alone', async () => {
  const old = {
    code: undefined,
    answers: undefined,
    value: undefined,
    ratesVersion: undefined,
    language: undefined,
    consent: undefined,
  };
  await open(createInMemoryBackend({ request: storedRequest(old) }));
  expect(page()).toHaveTextContent('Laura Peña');
  expect(page()).toHaveTextContent('Esta solicitud es de antes de que se guardaran los permisos.');
  expect(page()).toHaveTextContent('Para borrarla, llama al 809-555-0142');
  expect(screen.queryByRole('button', { name: 'Borrar mis datos' })).toBeNull();
});

it('asks for a code if nothing was sent from this browser, and opens its request', async () => {
  const { user, address } = await open();
  expect(title()).toHaveTextContent('Nada por aquí.');
  await user.type(screen.getByLabelText('Código de la solicitud'), CODE);
  await user.click(screen.getByRole('button', { name: 'Ver el estado' }));
  expect(address()).toBe(`/MisDatos#${CODE}`);
  expect(title()).toHaveFocus();
});

it('asks for the code of another request on request', async () => {
  const { user } = await open(createInMemoryBackend({ request: storedRequest() }));
  await user.click(screen.getByRole('button', { name: 'Usar un código' }));
  expect(screen.getByLabelText('Código de la solicitud')).toHaveFocus();
});

it('says what failed and reads it on request', async () => {
  const backend = createInMemoryBackend({ request: storedRequest() });
  backend.fail('ownRequest', 'offline');
  const { user, i18n } = await open(backend);
  expect(screen.getByRole('alert')).toHaveTextContent(i18n.t('failures:offline'));
  backend.recover('ownRequest');
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByText('Laura Peña')).toBeVisible();
});

it('shows nothing of a session that ended in another tab', async () => {
  const backend = createInMemoryBackend({ request: storedRequest() });
  await open(backend);
  await waitFor(() => expect(page()).toHaveTextContent('Laura Peña'));
  backend.become({ kind: 'none' });
  expect(await screen.findByText('Nada por aquí.')).toBeVisible();
  expect(page()).not.toHaveTextContent('Laura');
});

it('prints on request', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = await open(createInMemoryBackend({ request: storedRequest() }));
  await user.click(screen.getByRole('button', { name: 'Imprimir esta página' }));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
