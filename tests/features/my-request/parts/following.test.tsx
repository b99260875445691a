import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createInMemoryBackend } from '../../../support/in-memory-backend';
import { renderRoute } from '../../../support/render-app';
import { CODE, requestAgo, trackingOf } from '../own-request';
import { elsewhere, follow, OTHER, page, title } from './follow';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T20:22-04:00'), toFake: ['Date', 'setInterval'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('following', () => {
  it('needs no session and starts none', async () => {
    // The part that starts sessions on other pages once they are used.
    await import('../../../../src/app/shell/after-hydration/after-hydration');
    const backend = elsewhere(requestAgo(5));
    const { user, back } = await renderRoute(`/Solicitud#${CODE}`, {
      backend,
      history: ['/Faqs'],
    });
    await user.click(page());
    await act(async () => {});
    expect(backend.calls('startSession')).toBe(0);
    expect(backend.session()).toEqual({ kind: 'none' });
    await back();
    await waitFor(() => expect(backend.calls('startSession')).toBe(1));
  });

  it('goes on to the code that takes the place of the one in the address, and back', async () => {
    const backend = elsewhere(requestAgo(5), requestAgo(31, 'declined'));
    const { back } = await renderRoute(`/Solicitud#${OTHER}`, {
      backend,
      history: [`/Solicitud#${CODE}`],
    });
    expect(title()).toBe('Esta vez no.');
    await back();
    expect(title()).toBe('En revisión.');
    expect(page()).toHaveTextContent('LU-7K3A-Q9WM');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('says that a fragment without meaning is no code', async () => {
    const { back } = await renderRoute('/Solicitud', {
      backend: elsewhere(),
      history: ['/Solicitud#%E0'],
    });
    await back();
    expect(title()).toBe('No lo encontramos.');
  });

  it('goes on when the navigation is skipped', async () => {
    const { user } = await follow(elsewhere(requestAgo(5)));
    await user.click(screen.getByRole('link', { name: 'Ir al contenido' }));
    expect(page()).toHaveTextContent('LU-7K3A-Q9WM');
  });

  it('reads again when the visitor comes back, and keeps what it read if that fails', async () => {
    const backend = elsewhere(requestAgo(5));
    await follow(backend);
    backend.fail('trackRequest', 'offline');
    await act(async () => {
      fireEvent.focus(window);
    });
    expect(title()).toBe('En revisión.');
    expect(page()).toHaveTextContent('No pudimos actualizar');
  });

  it.each([CODE.toLowerCase(), `${CODE}?fbclid=IwAR0x.y`, `${CODE}&utm_source=correo`, `${CODE}#`])(
    'takes the code out of the address …#%s',
    async (typed) => {
      await follow(undefined, { typed });
      expect(title()).toBe('En revisión.');
    },
  );

  it.each([`/Solicitud%23${CODE}`, `/solicitud%2523${CODE}?fbclid=IwAR0x`])(
    'finds the code in the address %s',
    async (address) => {
      const app = await renderRoute(address, { backend: elsewhere(requestAgo(31.7)) });
      expect(title()).toBe('En revisión.');
      expect(app.address()).toMatch(new RegExp(`^/solicitud.*#${CODE}$`, 'i'));
    },
  );
});

describe('the code of this browser’s own request', () => {
  const own = () => {
    const request = { ...requestAgo(31.7), code: CODE };
    return createInMemoryBackend({ request, tracked: [trackingOf(request)] });
  };

  it('shows that request with one read, once this browser has shown it', async () => {
    const backend = own();
    const { unmount } = await renderRoute('/Solicitud', { backend });
    unmount();
    await follow(backend);
    expect(page()).toHaveTextContent('Laura');
    expect(page()).toHaveTextContent('US$70.75');
    expect(backend.calls('ownRequest')).toBe(2);
    expect(backend.calls('trackRequest')).toBe(0);
  });

  it('shows the tracker once another request took its place', async () => {
    const backend = own();
    const { unmount } = await renderRoute('/Solicitud', { backend });
    unmount();
    backend.store({ ...requestAgo(1), code: OTHER });
    await follow(backend);
    expect(page()).toHaveTextContent('LU-7K3A-Q9WM');
    expect(page()).not.toHaveTextContent('Laura');
  });

  it('is no longer in the address after forgetting', async () => {
    const backend = own();
    const { user, unmount } = await renderRoute('/Solicitud', { backend });
    unmount();
    history.replaceState(null, '', `/Solicitud?lang=es#${CODE}`);
    await follow(backend);
    await user.click(screen.getByRole('button', { name: 'Olvidar en este equipo' }));
    const question = within(screen.getByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Olvidar' }));
    await screen.findByRole('heading', { level: 1, name: 'Olvidada.' });
    expect(location.href).not.toContain('LU-');
    history.replaceState(null, '', '/');
  });
});
