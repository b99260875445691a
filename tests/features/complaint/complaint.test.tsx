import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { complaintOf } from '../../../tools/samples/complaints';
import { createInMemoryBackend } from '../../support/in-memory-backend';
import { type RenderedApp, renderRoute } from '../../support/render-app';
import { CODE, requestAgo } from '../my-request/own-request';

const TEXT = 'Llamé dos veces y nadie lo miró.';

const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
const kind = () => screen.getByRole('combobox', { name: '¿De qué se trata?' });
const send = () => screen.getByRole('button', { name: 'Enviar el reclamo' });

async function fill({ user }: RenderedApp) {
  await user.selectOptions(kind(), 'La demora');
  for (const [name, words] of [
    ['Cuéntalo con tus palabras', TEXT],
    ['Tu nombre', 'Ana Peña'],
    ['Tu correo', 'ana@correo.com'],
  ] as const) {
    await user.click(field(name));
    await user.paste(words);
  }
}

const receipt = (number: RegExp | string = /RC-/) =>
  screen.findByRole('region', {
    name: new RegExp(`Recibo de reclamo ${String(number).replaceAll('/', '')}`),
  });

describe('a complaint', () => {
  it('becomes a receipt with number, dates and text, and the heading takes the focus', async () => {
    const backend = createInMemoryBackend();
    const app = await renderRoute('/Reclamo', { backend });
    await fill(app);
    await app.user.click(send());
    const paper = within(await receipt());
    expect(paper.getByText(/^RC-\d{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/)).toBeVisible();
    expect(paper.getByText('La demora')).toBeVisible();
    expect(paper.getByText('El banco responde a más tardar')).toBeVisible();
    expect(paper.getByRole('img', { name: 'Han pasado 0 de 30 días' })).toBeVisible();
    expect(paper.getByText(TEXT)).toBeVisible();
    expect(paper.getByText(/Ley 183-02/)).toBeVisible();
    const title = screen.getByRole('heading', { level: 1, name: 'Tu reclamo va en camino.' });
    expect(title).toHaveFocus();
    expect(screen.getByText(/ana@correo\.com/)).toBeVisible();
    expect((await backend.ownComplaints())[0]).toMatchObject({ kind: 'delay', text: TEXT });
  });

  it('asks for everything and goes to the first empty field', async () => {
    const backend = createInMemoryBackend();
    const { user } = await renderRoute('/Reclamo', { backend });
    await user.click(send());
    for (const words of ['Elige de qué se trata.', 'Escribe qué pasó.', 'Escribe tu nombre.'])
      expect(screen.getByText(words)).toBeVisible();
    expect(kind()).toHaveFocus();
    expect(await backend.ownComplaints()).toEqual([]);
  });

  it('counts its characters and names too many while they are typed', async () => {
    const { user } = await renderRoute('/Reclamo');
    await user.click(field('Cuéntalo con tus palabras'));
    await user.paste('a'.repeat(601));
    expect(screen.getByText('601 de 600')).toBeVisible();
    expect(field('Cuéntalo con tus palabras')).toHaveAccessibleDescription(
      'Usa como máximo 600 caracteres.',
    );
  });

  it('takes the code of the address, with name and e-mail of the own request', async () => {
    const request = { ...requestAgo(5), code: CODE };
    const backend = createInMemoryBackend({ request });
    const app = await renderRoute(`/Reclamo#${CODE}`, { backend });
    expect(field(/^Código de tu solicitud/)).toHaveValue(CODE);
    await waitFor(() => expect(field('Tu correo')).toHaveValue(request.applicant.email));
    expect(field('Tu nombre')).toHaveValue(request.applicant.name);
    await app.user.selectOptions(kind(), 'La decisión');
    await app.user.click(field('Cuéntalo con tus palabras'));
    await app.user.paste(TEXT);
    await app.user.click(send());
    const about = within(await receipt()).getByText('Sobre').nextElementSibling;
    expect(about).toHaveTextContent(/^La decisión, LU-7K3A-Q9WM$/);
    expect(about).toBeVisible();
  });

  it('says that no request has a code, and keeps everything', async () => {
    const backend = createInMemoryBackend();
    const app = await renderRoute('/Reclamo', { backend });
    await fill(app);
    await app.user.click(field(/^Código de tu solicitud/));
    await app.user.paste(CODE);
    await app.user.click(send());
    expect(await screen.findByText(/^Ninguna solicitud tiene este código\./)).toBeVisible();
    expect(field(/^Código de tu solicitud/)).toHaveFocus();
    expect(await backend.ownComplaints()).toEqual([]);
    expect(field('Cuéntalo con tus palabras')).toHaveValue(TEXT);
    await app.user.clear(field(/^Código de tu solicitud/));
    await app.user.click(send());
    expect(await receipt()).toBeVisible();
  });

  it.each([
    ['RC-2026-7K3A-Q9WM', /^Este es el número de un reclamo/],
    ['LU-7K3A-Q9WM', /^Esta es la referencia/],
    ['LU-7K3A', /^No es un código completo/],
  ])('names what was typed in place of a code: %s', async (typed, words) => {
    const { user } = await renderRoute('/Reclamo');
    await user.click(field(/^Código de tu solicitud/));
    await user.paste(typed);
    await user.tab();
    expect(screen.getByText(words)).toBeVisible();
  });

  it('that fails loses nothing, also on coming back to the page', async () => {
    const backend = createInMemoryBackend();
    backend.fail('fileComplaint', 'offline');
    const app = await renderRoute('/Reclamo', { backend });
    await fill(app);
    await app.user.click(send());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('No sabemos si tu reclamo se guardó.');
    expect(alert).toHaveTextContent('Lo que escribiste sigue aquí.');
    app.unmount();
    const again = await renderRoute('/Reclamo', { backend });
    expect(field('Cuéntalo con tus palabras')).toHaveValue(TEXT);
    backend.recover('fileComplaint');
    await again.user.click(send());
    expect(await receipt()).toBeVisible();
  });

  it('is withdrawn after one confirmation, and says so on its receipt', async () => {
    const complaint = complaintOf('RC-2026-2222-2222', { text: TEXT });
    const backend = createInMemoryBackend({ complaints: [complaint] });
    const { user } = await renderRoute('/Reclamo', { backend });
    const paper = within(await receipt());
    await user.click(paper.getByRole('button', { name: 'Retirar el reclamo' }));
    expect(backend.calls('withdrawComplaint')).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Sí, retirar' }));
    expect(await paper.findByText('Lo retiraste')).toBeVisible();
    expect(paper.queryByRole('button', { name: 'Retirar el reclamo' })).toBeNull();
    expect(paper.getByRole('heading', { name: 'Recibo de reclamo' })).toHaveFocus();
    expect((await backend.ownComplaints())[0]?.withdrawnAt).toBeInstanceOf(Date);
  });

  it('is no longer on its way once it is withdrawn', async () => {
    const app = await renderRoute('/Reclamo', { backend: createInMemoryBackend() });
    await fill(app);
    await app.user.click(send());
    const paper = within(await receipt());
    await app.user.click(paper.getByRole('button', { name: 'Retirar el reclamo' }));
    await app.user.click(screen.getByRole('button', { name: 'Sí, retirar' }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Retiraste tu reclamo.',
    );
    expect(screen.queryByText('El banco responde')).toBeNull();
  });

  it('that the bank has answered meanwhile is not withdrawn, and an answered one cannot be', async () => {
    const answer = { text: 'Lo corregimos.', upheld: true, answeredAt: new Date() };
    const open = complaintOf('RC-2026-2222-2222');
    const closed = complaintOf('RC-2026-3333-3333', { answer });
    const backend = createInMemoryBackend({ complaints: [open, closed] });
    vi.spyOn(backend, 'act').mockResolvedValue({ refused: 'conflict' });
    const { user } = await renderRoute('/Reclamo', { backend });
    const withdraw = await screen.findAllByRole('button', { name: 'Retirar el reclamo' });
    expect(withdraw).toHaveLength(1);
    await user.click(withdraw[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Sí, retirar' }));
    expect(await screen.findByText(/^El banco ya respondió a este reclamo\./)).toBeVisible();
  });

  it('beyond the limit says how many there may be', async () => {
    const backend = createInMemoryBackend({
      complaints: [complaintOf('RC-2026-2222-2222', { receivedAt: new Date() })],
    });
    const app = await renderRoute('/Reclamo', { backend });
    await fill(app);
    await app.user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Puedes hacer hasta 3 reclamos aquí, con 30 segundos entre uno y otro.',
    );
  });
});

describe('the own complaints', () => {
  it('are shown with their state, and the answer of the bank', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const backend = createInMemoryBackend({
      complaints: [
        complaintOf('RC-2026-2222-2222', { daysAgo: 31 }),
        complaintOf('RC-2026-3333-3333', {
          answer: { text: 'Lo corregimos.', upheld: true, answeredAt: new Date() },
        }),
      ],
    });
    const { user } = await renderRoute('/Reclamo', { backend });
    const late = within(await receipt('RC-2026-2222-2222'));
    expect(late.getByText(/^El plazo ya pasó\. Puedes ir a ProUsuario/)).toBeVisible();
    const closed = within(await receipt('RC-2026-3333-3333'));
    expect(closed.getByText('Tienes razón')).toBeVisible();
    expect(closed.getByText('Lo corregimos.')).toBeVisible();
    await user.click(closed.getByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalledOnce();
    await user.click(closed.getByRole('button', { name: 'Copiar el número' }));
    expect(await closed.findByText('Número copiado')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('RC-2026-3333-3333');
    vi.unstubAllGlobals();
  });

  it('that cannot be read say so beside the form', async () => {
    const backend = createInMemoryBackend();
    backend.fail('ownComplaints', 'offline');
    const { user } = await renderRoute('/Reclamo', { backend });
    expect(await screen.findByText(/^No pudimos leer los reclamos/)).toBeVisible();
    backend.recover('ownComplaints');
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    await waitFor(() => expect(screen.queryByText(/^No pudimos leer/)).toBeNull());
    expect(send()).toBeVisible();
  });
});
