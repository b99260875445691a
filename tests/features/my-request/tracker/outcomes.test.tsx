import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoanRequest } from '../../../../src/domain/request/loan-request';
import { declineReasons } from '../../../../src/domain/request/reasons';
import { createInMemoryBackend } from '../../../support/in-memory-backend';
import { renderRoute } from '../../../support/render-app';
import { approvedUntil, asked, declined, lapsed, sent, unanswered, withdrawn } from '../lives';
import { CODE, requestAgo } from '../own-request';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T20:22-04:00'), toFake: ['Date', 'setInterval'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const page = () => screen.getByRole('main');
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

/** The page of this browser's own request, and that of its code elsewhere. */
const WAYS = {
  own: (request: LoanRequest) =>
    renderRoute('/Solicitud', { backend: createInMemoryBackend({ request }) }),
  tracked: async (request: LoanRequest) => {
    const own = createInMemoryBackend({ request });
    const shown = await own.trackRequest(CODE);
    const tracked = shown ? [shown] : [];
    const backend = createInMemoryBackend({ session: { kind: 'none' }, tracked });
    return renderRoute(`/Solicitud#${CODE}`, { backend });
  },
};

const ways = Object.entries(WAYS);

describe('what a state means', () => {
  it.each(ways)(
    'declined: why, what would change it, from when, where to complain (%s)',
    async (way, open) => {
      // Who was identified is told the reason by the code too.
      const identified = { number: 1, author: 'staff', at: new Date() };
      const request = { ...declined(29.3 + 24 * 9.5, 'history'), identified };
      const { i18n } = await open(request);
      expect(title()).toBe('Esta vez no.');
      const shown = [
        i18n.t('status:reasons.history.why'),
        i18n.t('status:reasons.history.change'),
        '81 días',
        'Desde el 10 feb 2027',
        'Tu cuenta sigue siendo tuya',
        'Antes de esa fecha',
        '29 h 18 min',
      ];
      for (const part of shown) expect(page()).toHaveTextContent(part);
      expect(
        screen.getByRole('img', {
          name: 'Han pasado 9 de 90 días',
        }),
      ).toBeVisible();
      const complaint = screen.getByRole('region', {
        name: '¿No estás de acuerdo?',
      });
      const [again, bank, authority] = within(complaint).getAllByRole('listitem');
      expect(again).toHaveTextContent('Reconsiderar');
      expect(bank).toHaveTextContent(/809-555-0142.*LU-7K3A-Q9WM.*30/);
      expect(authority).toHaveTextContent('ProUsuario');
      expect(screen.queryAllByRole('button', { name: 'Pedir de nuevo' })).toHaveLength(
        way === 'own' ? 1 : 0,
      );
    },
  );

  it.each([
    ['own', 'reserved'],
    ['tracked', 'history'],
  ] as const)(
    'declined for what only the applicant may hear: how to hear it (%s)',
    async (way, reason) => {
      const { i18n } = await WAYS[way](declined(40, reason));
      expect(page()).toHaveTextContent(i18n.t('status:reasons.reserved.why'));
      expect(page()).toHaveTextContent(i18n.t('status:declined.anyTime'));
      for (const hidden of [i18n.t('status:declined.change'), i18n.t('status:declined.when')])
        expect(page()).not.toHaveTextContent(hidden);
      const complaint = screen.getByRole('region', {
        name: '¿No estás de acuerdo?',
      });
      expect(within(complaint).getAllByRole('listitem')).toHaveLength(3);
    },
  );

  it.each(declineReasons)('declined for %s: its own sentences', async (reason) => {
    const { i18n } = await WAYS.own(declined(40, reason));
    for (const part of ['why', 'change'] as const) {
      const sentence = i18n.t(`status:reasons.${reason}.${part}`);
      expect(page()).toHaveTextContent(sentence.replaceAll('\u00a0', ' '));
    }
  });

  it('declined for a reason that may be gone at once: now', async () => {
    await WAYS.own(declined(40, 'account'));
    expect(page()).toHaveTextContent('Ahora');
    expect(page()).toHaveTextContent('No tienes que esperar.');
    expect(screen.queryByRole('img', { name: /días/ })).toBeNull();
  });

  it.each(ways)('declined before reasons were recorded: whom to ask (%s)', async (_, open) => {
    await open({ ...requestAgo(40, 'declined'), code: CODE });
    expect(page()).toHaveTextContent('Esta decisión no tiene un motivo anotado.');
    expect(page()).not.toHaveTextContent('undefined');
  });

  it.each(ways)(
    'approved: what comes next, and what the bank never asks for (%s)',
    async (_, open) => {
      const request = { ...requestAgo(40, 'approved'), code: CODE };
      const { i18n } = await open(request);
      const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
      expect(steps.join()).toContain('2 días laborables');
      for (const step of ['call', 'cedula', 'income', 'sign'] as const)
        expect(steps.join()).toContain(i18n.t(`status:next.${step}`));
      expect(page()).toHaveTextContent(
        'El banco nunca cobra por adelantado y nunca pide la clave de tu juego.',
      );
    },
  );

  it.each(ways)(
    'approved: its last day, as long as the bank tells nothing (%s)',
    async (_, open) => {
      await open(approvedUntil(40));
      expect(page()).toHaveTextContent('Vale hasta el 27 de diciembre de 2026.');
    },
  );

  it.each(ways)('paid out: no last day (%s)', async (_, open) => {
    await open({ ...approvedUntil(40), atBank: { kind: 'disbursed', at: new Date() } });
    expect(page()).not.toHaveTextContent(/27/);
  });

  it.each(ways)('cancelled at the bank: how to go on (%s)', async (way, open) => {
    await open({ ...approvedUntil(40), atBank: { kind: 'cancelled', at: new Date() } });
    const [button, link] = ['Pedir de nuevo', 'Ver las calculadoras'];
    if (way === 'own') expect(screen.getByRole('button', { name: button })).toBeVisible();
    else expect(screen.getByRole('link', { name: link })).toBeVisible();
  });

  it.each(ways)('lapsed: since when, and how to go on (%s)', async (way, open) => {
    await open(lapsed(900));
    expect(title()).toBe('Caducó.');
    expect(page()).toHaveTextContent(
      'La aprobación caducó el 27 de diciembre de 2026 y no nos consta que el préstamo se desembolsara. Puedes hacer otra solicitud.',
    );
    // The schedule found it on the next day.
    expect(page()).toHaveTextContent(/El domingo 27 de diciembre/);
    const [button, link] = ['Pedir de nuevo', 'Ver las calculadoras'];
    if (way === 'own') expect(screen.getByRole('button', { name: button })).toBeVisible();
    else expect(screen.getByRole('link', { name: link })).toBeVisible();
  });

  it.each(ways)('withdrawn: a dated confirmation (%s)', async (_, open) => {
    await open(withdrawn(30));
    expect(title()).toBe('Retirada.');
    expect(page()).toHaveTextContent(/se retiró el sábado 21 de noviembre a las 7:22\sp\.\sm\./);
    expect(page()).not.toHaveTextContent('Tardó');
  });

  it.each(ways)(
    'without an answer: closed, no rejection, and how to go on (%s)',
    async (way, open) => {
      await open(unanswered(300));
      expect(title()).toBe('Se cerró.');
      const shown = [
        'No es un rechazo',
        'Sin respuesta',
        'Cerrada sin decisión',
        'esperó tu respuesta 10 días',
      ];
      for (const part of shown) expect(page()).toHaveTextContent(part);
      expect(page()).not.toHaveTextContent('Tardó');
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Retirar solicitud' })).toBeNull();
      const button = 'Pedir de nuevo';
      const link = 'Ver las calculadoras';
      if (way === 'own') expect(screen.getByRole('button', { name: button })).toBeVisible();
      else expect(screen.getByRole('link', { name: link })).toBeVisible();
    },
  );

  it.each(ways)(
    'information: the question, the wait, and what the bank has after it (%s)',
    async (way, open) => {
      const { i18n } = await open(asked(31.7));
      expect(title()).toBe('Te toca a ti.');
      expect(page()).toHaveTextContent(i18n.t('status:needs.nickname'));
      expect(page()).toHaveTextContent('Cuando respondas, el banco tiene');
      // 72 hours less the 28.7 before the question.
      expect(page()).toHaveTextContent('43 h 18 min');
      expect(page()).toHaveTextContent('El banco te espera desde hace 3 horas.');
      expect(
        screen.getByRole('img', {
          name: 'Horas pasadas: 28. Por delante: 44. No corren mientras el banco te espera.',
        }),
      ).toBeVisible();
      expect(page()).toHaveTextContent(
        'Tienes hasta el 1 de diciembre de 2026. Si no respondes, la solicitud se cierra',
      );
      const isOwn = way === 'own';
      expect(screen.queryAllByRole('textbox')).toHaveLength(isOwn ? 1 : 0);
      if (!isOwn)
        expect(page()).toHaveTextContent('Responde en el navegador desde el que enviaste');
    },
  );
});

it('a question that today’s list does not have is still answered', async () => {
  const request = asked(5);
  const questions = request.questions.map((question) => ({ ...question, need: undefined }));
  await WAYS.own({ ...request, questions });
  expect(page()).toHaveTextContent('El banco necesita un dato tuyo.');
  expect(screen.getByRole('textbox')).toBeVisible();
});

it('a question whose days are over can still be answered, and says so', async () => {
  const request = asked(260);
  const questions = request.questions.map((question) => ({
    ...question,
    askedAt: new Date(Date.now() - 11 * 24 * 3_600_000),
  }));
  await WAYS.own({ ...request, questions });
  expect(page()).toHaveTextContent('El plazo para responder terminó');
  expect(screen.getByRole('textbox')).toBeVisible();
});

it('a late reminder leaves the days that one in time would leave', async () => {
  const request = asked(260);
  const remindedAt = new Date(Date.now() - 3_600_000);
  const askedAt = new Date(Date.now() - 11 * 24 * 3_600_000);
  const questions = request.questions.map((question) => ({ ...question, askedAt, remindedAt }));
  await WAYS.own({ ...request, questions });
  expect(page()).toHaveTextContent('Tienes hasta el 28 de noviembre de 2026.');
});

it.each(Object.entries(WAYS))(
  'a question never makes the bank late, and leaves it two hours at least (%s)',
  async (_, open) => {
    await open(asked(80));
    expect(title()).toBe('Te toca a ti.');
    expect(page()).not.toHaveTextContent('Pasaron las 72 horas');
    expect(page()).toHaveTextContent('2 h 0 min');
  },
);

it.each(Object.entries(WAYS))(
  'an answered question moves the deadline, also past nine days (%s)',
  async (_, open) => {
    const dueAt = new Date(Date.now() + 48 * 3_600_000);
    await open({ ...sent(240), dueAt });
    expect(title()).toBe('En revisión.');
    expect(page()).toHaveTextContent('48 h 0 min');
    expect(page()).toHaveTextContent('Horas 1 a 24');
    expect(screen.getByRole('img', { name: /^Han pasado 24 de 72 horas/ })).toBeVisible();
    expect(page()).toHaveTextContent('Antes del 23 nov, 8:22 p. m.');
  },
);

it.each(['/MisDatos', `/MisDatos#${CODE}`])('links to one’s data: %s', async (address) => {
  await (address.includes('#') ? WAYS.tracked : WAYS.own)(sent(5));
  expect(screen.getByRole('link', { name: 'Ver mis datos' })).toHaveAttribute('href', address);
});
