import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../../../../src/domain/language';
import type { LoanRequest } from '../../../../src/domain/request/loan-request';
import { declineReasons } from '../../../../src/domain/request/reasons';
import { createInMemoryBackend } from '../../../support/in-memory-backend';
import { renderRoute } from '../../../support/render-app';
import { TESTED_LANGUAGES } from '../../../support/tested-languages';
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
  own: (request: LoanRequest, language: Language) =>
    renderRoute('/Solicitud', { language, backend: createInMemoryBackend({ request }) }),
  tracked: async (request: LoanRequest, language: Language) => {
    const own = createInMemoryBackend({ request });
    const shown = await own.trackRequest(CODE);
    const tracked = shown ? [shown] : [];
    const backend = createInMemoryBackend({ session: { kind: 'none' }, tracked });
    return renderRoute(`/Solicitud#${CODE}`, { language, backend });
  },
};

const ways = Object.entries(WAYS);

describe.each(TESTED_LANGUAGES)('what a state means (%s)', (language) => {
  const es = language === 'es';

  it.each(ways)(
    'declined: why, what would change it, from when, where to complain (%s)',
    async (way, open) => {
      // Who was identified is told the reason by the code too.
      const identified = { number: 1, author: 'staff', at: new Date() };
      const request = { ...declined(29.3 + 24 * 9.5, 'history'), identified };
      const { i18n } = await open(request, language);
      expect(title()).toBe(es ? 'Esta vez no.' : 'Not this time.');
      const shown = [
        i18n.t('status:reasons.history.why'),
        i18n.t('status:reasons.history.change'),
        es ? '81 días' : '81 days',
        es ? 'Desde el 10 feb 2027' : 'From Feb 10, 2027',
        es ? 'Tu cuenta sigue siendo tuya' : 'Your account is still yours',
        es ? 'Antes de esa fecha' : 'Before that date',
        '29 h 18 min',
      ];
      for (const part of shown) expect(page()).toHaveTextContent(part);
      expect(
        screen.getByRole('img', {
          name: es ? 'Han pasado 9 de 90 días' : '9 of 90 days have passed',
        }),
      ).toBeVisible();
      const complaint = screen.getByRole('region', {
        name: es ? '¿No estás de acuerdo?' : 'You do not agree?',
      });
      const [again, bank, authority] = within(complaint).getAllByRole('listitem');
      expect(again).toHaveTextContent(es ? 'Reconsiderar' : 'Another look');
      expect(bank).toHaveTextContent(/809-555-0142.*LU-7K3A-Q9WM.*30/);
      expect(authority).toHaveTextContent('ProUsuario');
      expect(
        screen.queryAllByRole('button', { name: es ? 'Pedir de nuevo' : 'Ask again' }),
      ).toHaveLength(way === 'own' ? 1 : 0);
    },
  );

  it.each([
    ['own', 'reserved'],
    ['tracked', 'history'],
  ] as const)(
    'declined for what only the applicant may hear: how to hear it (%s)',
    async (way, reason) => {
      const { i18n } = await WAYS[way](declined(40, reason), language);
      expect(page()).toHaveTextContent(i18n.t('status:reasons.reserved.why'));
      expect(page()).toHaveTextContent(i18n.t('status:declined.anyTime'));
      for (const hidden of [i18n.t('status:declined.change'), i18n.t('status:declined.when')])
        expect(page()).not.toHaveTextContent(hidden);
      const complaint = screen.getByRole('region', {
        name: es ? '¿No estás de acuerdo?' : 'You do not agree?',
      });
      expect(within(complaint).getAllByRole('listitem')).toHaveLength(3);
    },
  );

  it.each(declineReasons)('declined for %s: its own sentences', async (reason) => {
    const { i18n } = await WAYS.own(declined(40, reason), language);
    for (const part of ['why', 'change'] as const) {
      const sentence = i18n.t(`status:reasons.${reason}.${part}`);
      expect(page()).toHaveTextContent(sentence.replaceAll('\u00a0', ' '));
    }
  });

  it('declined for a reason that may be gone at once: now', async () => {
    await WAYS.own(declined(40, 'account'), language);
    expect(page()).toHaveTextContent(es ? 'Ahora' : 'Now');
    expect(page()).toHaveTextContent(es ? 'No tienes que esperar.' : 'There is no need to wait.');
    expect(screen.queryByRole('img', { name: es ? /días/ : /days/ })).toBeNull();
  });

  it.each(ways)('declined before reasons were recorded: whom to ask (%s)', async (_, open) => {
    await open({ ...requestAgo(40, 'declined'), code: CODE }, language);
    expect(page()).toHaveTextContent(
      es ? 'Esta decisión no tiene un motivo anotado.' : 'No reason was recorded',
    );
    expect(page()).not.toHaveTextContent('undefined');
  });

  it.each(ways)(
    'approved: what comes next, and what the bank never asks for (%s)',
    async (_, open) => {
      const request = { ...requestAgo(40, 'approved'), code: CODE };
      const { i18n } = await open(request, language);
      const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
      expect(steps.join()).toContain(es ? '2 días laborables' : '2 working days');
      for (const step of ['call', 'cedula', 'income', 'sign'] as const)
        expect(steps.join()).toContain(i18n.t(`status:next.${step}`));
      expect(page()).toHaveTextContent(
        es
          ? 'El banco nunca cobra por adelantado y nunca pide la clave de tu juego.'
          : 'The bank never charges in advance and never asks for your game password.',
      );
    },
  );

  it.each(ways)(
    'approved: its last day, as long as the bank tells nothing (%s)',
    async (_, open) => {
      await open(approvedUntil(40), language);
      expect(page()).toHaveTextContent(
        es ? 'Vale hasta el 27 de diciembre de 2026.' : 'Valid through December 27, 2026.',
      );
    },
  );

  it.each(ways)('paid out: no last day (%s)', async (_, open) => {
    await open({ ...approvedUntil(40), atBank: { kind: 'disbursed', at: new Date() } }, language);
    expect(page()).not.toHaveTextContent(/27/);
  });

  it.each(ways)('cancelled at the bank: how to go on (%s)', async (way, open) => {
    await open({ ...approvedUntil(40), atBank: { kind: 'cancelled', at: new Date() } }, language);
    const [button, link] = es
      ? ['Pedir de nuevo', 'Ver las calculadoras']
      : ['Ask again', 'See the calculators'];
    if (way === 'own') expect(screen.getByRole('button', { name: button })).toBeVisible();
    else expect(screen.getByRole('link', { name: link })).toBeVisible();
  });

  it.each(ways)('lapsed: since when, and how to go on (%s)', async (way, open) => {
    await open(lapsed(900), language);
    expect(title()).toBe(es ? 'Caducó.' : 'It lapsed.');
    expect(page()).toHaveTextContent(
      es
        ? 'La aprobación caducó el 27 de diciembre de 2026 y no nos consta que el préstamo se desembolsara. Puedes hacer otra solicitud.'
        : 'The approval lapsed on December 27, 2026, and we have no record that the loan was paid out. You can send another request.',
    );
    // The schedule found it on the next day.
    expect(page()).toHaveTextContent(es ? /El domingo 27 de diciembre/ : /On Sunday, December 27/);
    const [button, link] = es
      ? ['Pedir de nuevo', 'Ver las calculadoras']
      : ['Ask again', 'See the calculators'];
    if (way === 'own') expect(screen.getByRole('button', { name: button })).toBeVisible();
    else expect(screen.getByRole('link', { name: link })).toBeVisible();
  });

  it.each(ways)('withdrawn: a dated confirmation (%s)', async (_, open) => {
    await open(withdrawn(30), language);
    expect(title()).toBe(es ? 'Retirada.' : 'Withdrawn.');
    expect(page()).toHaveTextContent(
      es
        ? /se retiró el sábado 21 de noviembre a las 7:22\sp\.\sm\./
        : /was withdrawn on Saturday, November 21 at 7:22\sPM/,
    );
    expect(page()).not.toHaveTextContent(es ? 'Tardó' : 'Took');
  });

  it.each(ways)(
    'without an answer: closed, no rejection, and how to go on (%s)',
    async (way, open) => {
      await open(unanswered(300), language);
      expect(title()).toBe(es ? 'Se cerró.' : 'It was closed.');
      const shown = es
        ? [
            'No es un rechazo',
            'Sin respuesta',
            'Cerrada sin decisión',
            'esperó tu respuesta 10 días',
          ]
        : ['not a rejection', 'No answer', 'Closed without a decision', 'waited 10 days or more'];
      for (const part of shown) expect(page()).toHaveTextContent(part);
      expect(page()).not.toHaveTextContent(es ? 'Tardó' : 'Took');
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(
        screen.queryByRole('button', { name: es ? 'Retirar solicitud' : 'Withdraw' }),
      ).toBeNull();
      const button = es ? 'Pedir de nuevo' : 'Ask again';
      const link = es ? 'Ver las calculadoras' : 'See the calculators';
      if (way === 'own') expect(screen.getByRole('button', { name: button })).toBeVisible();
      else expect(screen.getByRole('link', { name: link })).toBeVisible();
    },
  );

  it.each(ways)(
    'information: the question, the wait, and what the bank has after it (%s)',
    async (way, open) => {
      const { i18n } = await open(asked(31.7), language);
      expect(title()).toBe(es ? 'Te toca a ti.' : 'Your turn.');
      expect(page()).toHaveTextContent(i18n.t('status:needs.nickname'));
      expect(page()).toHaveTextContent(es ? 'Cuando respondas, el banco tiene' : 'Once you answer');
      // 72 hours less the 28.7 before the question.
      expect(page()).toHaveTextContent('43 h 18 min');
      expect(page()).toHaveTextContent(
        es
          ? 'El banco te espera desde hace 3 horas.'
          : 'The bank has been waiting for you for 3 hours.',
      );
      expect(
        screen.getByRole('img', {
          name: es
            ? 'Horas pasadas: 28. Por delante: 44. No corren mientras el banco te espera.'
            : 'Hours passed: 28. Still ahead: 44. They stand still while the bank waits for you.',
        }),
      ).toBeVisible();
      expect(page()).toHaveTextContent(
        es
          ? 'Tienes hasta el 1 de diciembre de 2026. Si no respondes, la solicitud se cierra'
          : 'You have until December 1, 2026. Without an answer, the request is closed',
      );
      const isOwn = way === 'own';
      expect(screen.queryAllByRole('textbox')).toHaveLength(isOwn ? 1 : 0);
      if (!isOwn)
        expect(page()).toHaveTextContent(
          es ? 'Responde en el navegador desde el que enviaste' : 'Answer in the browser that sent',
        );
    },
  );
});

it('a question that today’s list does not have is still answered', async () => {
  const request = asked(5);
  const questions = request.questions.map((question) => ({ ...question, need: undefined }));
  await WAYS.own({ ...request, questions }, 'es');
  expect(page()).toHaveTextContent('El banco necesita un dato tuyo.');
  expect(screen.getByRole('textbox')).toBeVisible();
});

it('a question whose days are over can still be answered, and says so', async () => {
  const request = asked(260);
  const questions = request.questions.map((question) => ({
    ...question,
    askedAt: new Date(Date.now() - 11 * 24 * 3_600_000),
  }));
  await WAYS.own({ ...request, questions }, 'es');
  expect(page()).toHaveTextContent('El plazo para responder terminó');
  expect(screen.getByRole('textbox')).toBeVisible();
});

it('a late reminder leaves the days that one in time would leave', async () => {
  const request = asked(260);
  const remindedAt = new Date(Date.now() - 3_600_000);
  const askedAt = new Date(Date.now() - 11 * 24 * 3_600_000);
  const questions = request.questions.map((question) => ({ ...question, askedAt, remindedAt }));
  await WAYS.own({ ...request, questions }, 'es');
  expect(page()).toHaveTextContent('Tienes hasta el 28 de noviembre de 2026.');
});

it.each(Object.entries(WAYS))(
  'a question never makes the bank late, and leaves it two hours at least (%s)',
  async (_, open) => {
    await open(asked(80), 'es');
    expect(title()).toBe('Te toca a ti.');
    expect(page()).not.toHaveTextContent('Pasaron las 72 horas');
    expect(page()).toHaveTextContent('2 h 0 min');
  },
);

it.each(Object.entries(WAYS))(
  'an answered question moves the deadline, also past nine days (%s)',
  async (_, open) => {
    const dueAt = new Date(Date.now() + 48 * 3_600_000);
    await open({ ...sent(240), dueAt }, 'es');
    expect(title()).toBe('En revisión.');
    expect(page()).toHaveTextContent('48 h 0 min');
    expect(page()).toHaveTextContent('Horas 1 a 24');
    expect(screen.getByRole('img', { name: /^Han pasado 24 de 72 horas/ })).toBeVisible();
    expect(page()).toHaveTextContent('Antes del 23 nov, 8:22 p. m.');
  },
);

it.each(['/MisDatos', `/MisDatos#${CODE}`])('links to one’s data: %s', async (address) => {
  await (address.includes('#') ? WAYS.tracked : WAYS.own)(sent(5), 'es');
  expect(screen.getByRole('link', { name: 'Ver mis datos' })).toHaveAttribute('href', address);
});
