import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createInMemoryBackend } from '../../../support/in-memory-backend';
import { renderRoute } from '../../../support/render-app';
import { said } from '../../../support/said';
import { CODE, requestAgo } from '../own-request';

afterEach(() => {
  vi.unstubAllGlobals();
});

const link = () => `${location.origin}/Solicitud#${CODE}`;
const withCode = () => createInMemoryBackend({ request: { ...requestAgo(5), code: CODE } });
const page = () => screen.getByRole('main');

const words = {
  qr: 'QR con el enlace de esta solicitud',
  copy: 'Copiar el enlace',
  copied: 'Enlace copiado',
  refused: 'Tu navegador no dejó copiar. Copia el enlace de aquí:',
  shows: 'Nunca tu nombre, tu cédula ni el valor.',
  keep: 'Guarda este código',
  yours: 'Tu código',
} as const;

describe('the code of a request', () => {
  it.each(['/Solicitud', '/Registrado'])(
    'stands on %s, with its QR and what it shows',
    async (path) => {
      await renderRoute(path, { backend: withCode() });
      expect(document.querySelector('data')?.textContent).toBe(CODE);
      expect(said()).not.toContain(CODE);
      expect(await screen.findByRole('img', { name: words.qr })).toBeVisible();
      expect(page()).toHaveTextContent(words.shows);
      expect(page()).toHaveTextContent('LU-7K3A-Q9WM');
      expect(page()).toHaveTextContent('Laura Peña');
      expect(page()).toHaveTextContent('US$70.75');
      expect(page()).toHaveTextContent('1,300 × US$0.0125');
    },
  );

  it('stands with the thanks, and is worth keeping, says the receipt', async () => {
    await renderRoute('/Registrado', { backend: withCode() });
    expect(page()).toHaveTextContent(words.keep);
    expect(page()).toHaveTextContent(`${words.yours} ${CODE}`);
  });

  it('is copied as a link', async () => {
    const { user } = await renderRoute('/Solicitud', { backend: withCode() });
    await user.click(screen.getByRole('button', { name: words.copy }));
    expect(await navigator.clipboard.readText()).toBe(link());
    expect(await screen.findByText(words.copied)).toBeVisible();
  });

  it('shows its link, selected, if the browser refuses to copy', async () => {
    const { user } = await renderRoute('/Solicitud', { backend: withCode() });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button', { name: words.copy }));
    const field = screen.getByLabelText<HTMLInputElement>(words.refused);
    expect(field).toHaveFocus();
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(link());
    expect(screen.queryByText(words.copied)).toBeNull();
  });
});

it.each(['/Solicitud', '/Registrado'])(
  'a request without a code shows none on %s',
  async (path) => {
    await renderRoute(path, { backend: createInMemoryBackend({ request: requestAgo(5) }) });
    expect(page()).toHaveTextContent('US$70.75');
    expect(document.querySelector('output')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Copiar el enlace' })).toBeNull();
  },
);
