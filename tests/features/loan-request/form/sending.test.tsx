import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { justSent } from '../../../../src/browser/sent-request';
import { keepTyped } from '../../../../src/browser/typed';
import { brand } from '../../../../src/config/brand';
import type { BackendErrorCode } from '../../../../src/data/errors';
import { declarationWords } from '../../../../src/i18n/agreement-words';
import {
  createInMemoryBackend,
  type InMemoryBackend,
  receivedRequest,
} from '../../../support/in-memory-backend';
import {
  address,
  control,
  fill,
  fillAll,
  GOOD,
  NEEDED_BOXES,
  openDialog,
  pressSend,
  QUOTE,
  sendButton,
} from '../open-dialog';

const CODES: readonly BackendErrorCode[] = [
  'denied',
  'offline',
  'not-connected',
  'timeout',
  'busy',
  'no-account',
  'blocked',
  'portal',
  'bad-credentials',
  'expired',
  'limit',
  'unknown',
];

const MINE = receivedRequest(
  {
    quote: QUOTE,
    applicant: { name: 'Laura', nickname: 'laury', cedula: '00112', email: 'laura@correo.com' },
    language: 'es',
    marketing: false,
  },
  new Date('2026-11-18T09:30-04:00'),
);

let backend: InMemoryBackend;

beforeEach(() => {
  vi.useFakeTimers();
  backend = createInMemoryBackend();
});

afterEach(() => {
  vi.useRealTimers();
});

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('sending', () => {
  it('says who applies above the boxes, which declares no box of its own', async () => {
    await openDialog(backend);
    const said = screen.getByText(declarationWords.es);
    expect(said.compareDocumentPosition(control('consentimiento'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    const customers = screen.getByText(/^Solo para clientes de .+ ¿Aún no\?/);
    const link = within(customers).getByRole('link');
    expect(link).toHaveAttribute('href', brand.accountOpeningUrl);
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  });

  it('sends the frozen quote, who asks and both answers, once, and goes on', async () => {
    await openDialog(backend);
    const name = 'ENVIAR';
    expect(screen.getByRole('button', { name })).toBe(sendButton());
    fillAll();
    fireEvent.click(control('mercadeo'));
    await pressSend();
    expect(backend.drafts).toEqual([
      {
        quote: QUOTE,
        applicant: {
          name: GOOD.nombre,
          nickname: GOOD.nickname,
          cedula: '001-1234567-3',
          email: GOOD.correo,
          phone: GOOD.telefono,
        },
        language: 'es',
        marketing: true,
      },
    ]);
    await later(600);
    expect(address()).toBe('/Roblox');
    await later(100);
    expect(address()).toBe('/Registrado');
    expect(justSent()).toEqual(await backend.ownRequest());
  });

  it.each(CODES)('keeps the form and says what happened: %s', async (code) => {
    const { t } = await openDialog(backend);
    backend.fail('submitLoanRequest', code);
    fillAll();
    await pressSend();
    expect(screen.getByRole('alert')).toHaveTextContent(t(`failures:${code}`));
    const isUnclear = ['offline', 'timeout', 'portal', 'unknown'].includes(code);
    expect(screen.getByRole('alert')).toHaveTextContent(
      t(isUnclear ? 'request:failed.unclear' : 'request:failed.title'),
    );
    const call = within(screen.getByRole('alert')).getByRole('link');
    expect(call).toHaveTextContent(t('request:failed.call'));
    expect(call).toHaveAttribute('href', 'tel:+18095550142');
    expect(control('nombre')).toHaveValue(GOOD.nombre);
    expect(control('correo')).toHaveValue(GOOD.correo);
    for (const box of NEEDED_BOXES) expect(control(box)).toBeChecked();
    await later(5000);
    expect(address()).toBe('/Roblox');

    backend.recover('submitLoanRequest');
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: t('errors:retry') }));
    });
    await later(700);
    expect(address()).toBe('/Registrado');
  });

  it('shows the request that exists already after a conflict', async () => {
    const { t } = await openDialog(backend);
    fillAll();
    backend.store({ ...MINE, status: 'approved' });
    const release = backend.hold('ownRequest');
    await pressSend();
    expect(screen.queryByRole('alert')).toBeNull();
    await act(async () => release());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
      t('request:existing.title'),
    );
    expect(screen.getByText('US$70.75')).toBeVisible();
    expect(screen.getByText(t('status:names.approved'))).toBeVisible();
    expect(screen.getByText(/18/)).toBeVisible();
    expect(screen.getByRole('link', { name: t('request:existing.see') })).toHaveAttribute(
      'href',
      '/Solicitud',
    );
    expect(document.querySelector('dialog form')).toBeNull();
  });
});

describe('one request per visitor', () => {
  it('shows it instead of the form on opening', async () => {
    backend.store(MINE);
    await openDialog(backend);
    expect(screen.getByRole('heading', { name: 'Ya tienes una solicitud' })).toBeVisible();
    expect(document.querySelector('dialog form')).toBeNull();
  });

  it('does not block the form while that is unknown or when it cannot be found out', async () => {
    const release = backend.hold('ownRequest');
    backend.fail('ownRequest', 'offline');
    await openDialog(backend);
    fill('nombre', 'Laura');
    await act(async () => release());
    expect(control('nombre')).toHaveValue('Laura');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says so if the existing one cannot be read', async () => {
    backend.fail('ownRequest', 'offline');
    backend.fail('submitLoanRequest', 'conflict');
    await openDialog(backend);
    fillAll();
    await pressSend();
    expect(screen.getByRole('alert')).toHaveTextContent('Ya tienes una solicitud en el banco');
  });
});

describe('while it is being sent', () => {
  async function startSending() {
    const shown = await openDialog(backend);
    const release = backend.hold('submitLoanRequest');
    fillAll();
    return { ...shown, release };
  }

  it('is sent once, however often SEND and Enter are pressed', async () => {
    const { release } = await startSending();
    const form = sendButton().closest('form');
    await act(async () => {
      fireEvent.click(sendButton());
      fireEvent.click(sendButton());
      if (form) fireEvent.submit(form);
    });
    if (form) fireEvent.submit(form);
    await act(async () => release());
    if (form) fireEvent.submit(form);
    expect(backend.drafts).toHaveLength(1);
  });

  it('keeps everything that was typed and lets nothing be changed', async () => {
    await startSending();
    await pressSend();
    for (const name of [...Object.keys(GOOD), ...NEEDED_BOXES, 'mercadeo']) {
      expect(control(name)).toBeDisabled();
    }
    expect(control('nombre')).toHaveValue(GOOD.nombre);
    expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Enviando tu solicitud…')).toBeVisible();
  });

  it('does not close', async () => {
    const { closed } = await startSending();
    await pressSend();
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await later(2000);
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(closed.times).toBe(0);
  });

  it('warns before the page is left, as it did since something was typed, until it is sent', async () => {
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { unmount } = await openDialog(backend);
    expect(leave()).toBe(false);
    unmount();
    const { release } = await startSending();
    expect(leave()).toBe(true);
    await pressSend();
    expect(leave()).toBe(true);
    await act(async () => release());
    expect(leave()).toBe(false);
  });
});

describe('closing', () => {
  it('removes the dialog after its animation and keeps the typed text', async () => {
    const { closed, unmount } = await openDialog(backend);
    fillAll();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await later(600);
    expect(closed.times).toBe(0);
    await later(100);
    expect(closed.times).toBe(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();

    await openDialog(backend, 'en');
    expect(control('nombre')).toHaveValue(GOOD.nombre);
    expect(control('correo')).toHaveValue(GOOD.correo);
    for (const box of NEEDED_BOXES) expect(control(box)).toBeChecked();
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Laura');
  });

  it('keeps the player name for its game alone, and takes a form with fewer fields', async () => {
    keepTyped('request', { name: 'Laura', nickname: 'lau' });
    const { unmount } = await openDialog(backend);
    expect(control('nombre')).toHaveValue('Laura');
    expect(control('nickname')).toHaveValue('');
    expect(control('correo')).toHaveValue('');
    fill('nickname', 'lauryplay');
    unmount();
    await openDialog(backend);
    expect(control('nickname')).toHaveValue('lauryplay');
  });

  it('forgets the typed text once it is sent', async () => {
    const { unmount } = await openDialog(backend);
    fillAll();
    await pressSend();
    await later(700);
    unmount();
    backend.store(undefined);
    await openDialog(backend);
    expect(control('nombre')).toHaveValue('');
    for (const box of NEEDED_BOXES) expect(control(box)).not.toBeChecked();
  });
});
