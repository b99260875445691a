import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepTyped, typedIn } from '../../../../src/browser/typed';
import { timings } from '../../../../src/config/timings';
import { createInMemoryBackend } from '../../../support/in-memory-backend';
import { passingTime } from '../../../support/passing-time';
import { renderRoute } from '../../../support/render-app';
import { declinedRequest, storedRequest } from './stored-request';

const pass = passingTime();

const words = {
  erase: 'Borrar mis datos',
  yes: 'Sí, borrar',
  working: 'El banco está borrando los datos…',
  done: 'Borrados.',
} as const;

async function open(backend = createInMemoryBackend({ request: storedRequest() })) {
  const app = await renderRoute('/MisDatos', { backend });
  // The first use of a page starts its session, here before anything is erased.
  await app.user.keyboard('{Shift}');
  await waitFor(() => expect(backend.calls('startSession')).toBe(1));
  const { erase, yes } = words;
  return {
    backend,
    ...app,
    async pressErase(name: string = erase) {
      await app.user.click(screen.getByRole('button', { name }));
      await app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: yes }));
      // Only then does the clock matter.
      await waitFor(() => expect(backend.calls('erase')).toBeGreaterThan(0));
      await pass(0);
    },
  };
}

describe('erasing everything', () => {
  const { working, done } = words;

  it('asks once, waits for the bank, ends the session and clears the browser', async () => {
    keepTyped('request', { name: 'Laura', email: 'laura@correo.com' });
    localStorage.setItem('levelup.inputs', 'x');
    const { backend, pressErase } = await open(undefined);
    const go = backend.hold('erase');
    await pressErase();
    expect(await screen.findByText(working)).toBeVisible();
    go();
    const title = await screen.findByRole('heading', { level: 1, name: done });
    await waitFor(() => expect(title).toHaveFocus());
    expect(backend.session()).toEqual({ kind: 'none' });
    expect(localStorage.getItem('levelup.inputs')).toBeNull();
    expect(typedIn('request')).toBeUndefined();
    expect(screen.getByRole('main')).not.toHaveTextContent('Laura');
  });
});

it('first lists the erased and the remaining data, and says that an open request is withdrawn', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Borrar mis datos' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent(
    'El banco conserva juego, valor, fechas y decisión, sin tu nombre',
  );
  expect(dialog).toHaveTextContent('Tu solicitud sigue abierta: primero se retira');
});

it.each([
  ['open', storedRequest(), false],
  ['declined', declinedRequest(), true],
])('lists what stays for a while of one that is %s', async (_, request, isDeclined) => {
  await open(createInMemoryBackend({ request }));
  expect(screen.getByText(/^Por 30 días, una huella/)).toBeVisible();
  expect(screen.queryAllByText(/^Por 24 meses desde el rechazo/)).toHaveLength(isDeclined ? 1 : 0);
});

it('offers no erasing before the bank has explained a payment, and says whom to call', async () => {
  await open(createInMemoryBackend({ request: storedRequest({ hasLoosePayment: true }) }));
  expect(
    await screen.findByText(/^Antes de borrar, el banco tiene que aclarar un pago\. Llama al/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Borrar mis datos' })).toBeNull();
});

it('says nothing of withdrawing a request that is closed, and erases nothing on cancel', async () => {
  const { user, backend } = await open(createInMemoryBackend({ request: declinedRequest() }));
  await user.click(screen.getByRole('button', { name: 'Borrar mis datos' }));
  expect(screen.getByRole('dialog')).not.toHaveTextContent('sigue abierta');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(backend.calls('erase')).toBe(0);
});

it('explains the failure and can be pressed again', async () => {
  const { backend, pressErase, i18n } = await open();
  backend.fail('erase', 'timeout');
  await pressErase();
  expect(await screen.findByRole('alert')).toHaveTextContent(i18n.t('failures:timeout'));
  backend.recover('erase');
  await pass(timings.dialogCloseMs * 2);
  await pressErase();
  expect(await screen.findByRole('heading', { level: 1, name: 'Borrados.' })).toBeVisible();
});

it('says so if the session cannot be ended', async () => {
  const { backend, pressErase } = await open();
  backend.fail('endVisitorSession', 'unknown');
  await pressErase();
  expect(await screen.findByText(/este navegador no pudo cerrar tu sesión/)).toBeVisible();
});

const approved = {
  status: 'approved',
  decision: { decidedAt: new Date(), reason: undefined },
} as const;

describe('one line says before what erasing does', () => {
  it('that it ends an approval', async () => {
    const request = { ...storedRequest(), ...approved };
    await open(createInMemoryBackend({ request }));
    expect(screen.getByRole('main')).toHaveTextContent(
      'Si borras los datos, la aprobación termina.',
    );
  });

  it('that a loan is kept, of which only what no law asks for goes', async () => {
    const request = {
      ...storedRequest(),
      ...approved,
      atBank: { kind: 'disbursed', at: new Date() },
      expiresAt: new Date('2036-11-26T12:00:00Z'),
    } as const;
    const { backend, pressErase } = await open(createInMemoryBackend({ request }));
    // Name and ID stay, and nobody is told otherwise.
    expect(screen.queryByText('Se borra')).toBeNull();
    expect(screen.getByRole('main')).toHaveTextContent(
      'Este préstamo se desembolsó. La Ley 155-17 pide guardarlo hasta el 26 de noviembre de 2036.',
    );
    await pressErase('Borrar lo que se puede');
    expect(
      await screen.findByText(
        'Borramos el teléfono, las promociones y los correos. Lo demás se guarda, como pide la ley.',
      ),
    ).toBeVisible();
    expect(await backend.ownRequest()).toBeDefined();
  });
});
