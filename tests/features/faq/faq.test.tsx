import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderRoute } from '../../support/render-app';

const open = () =>
  [...document.querySelectorAll<HTMLDetailsElement>('details[open]')].map(({ id }) => id);
const questions = () =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the questions and answers', () => {
  it('are six and state the bank’s rules', async () => {
    const rules = [
      /el banco decide según tu historial de crédito, cómo manejas tus ahorros y otros factores/,
      /Solo pueden pedirlo los clientes de Banco Aurora/,
      /sin importar el rango de su tarjeta, su antigüedad ni los rechazos anteriores/,
      /Es un solo préstamo por persona, aunque tengas varias cuentas de juego/,
      /hasta 72 horas.*correo/,
      /809-555-0142 y marca la opción 9/,
    ];
    await renderRoute('/Faqs');
    expect(screen.getByRole('heading', { level: 1, name: 'FAQS' })).toBeVisible();
    expect(questions()).toHaveLength(6);
    const answers = [...document.querySelectorAll('details p')].map((p) => p.textContent);
    for (const [at, rule] of rules.entries()) expect(answers[at]).toMatch(rule);
  });

  it('lead to opening a first account and to the phone', async () => {
    await renderRoute('/Faqs');
    const links = [...document.querySelectorAll('details a')].map((a) => a.getAttribute('href'));
    expect(links).toContain('https://bancoaurora.example/abre-tu-cuenta');
    expect(links).toContain('tel:+18095550142');
  });

  it('open in place', async () => {
    const { user } = await renderRoute('/Faqs');
    expect(open()).toEqual([]);
    await user.click(screen.getByText('¿Cuánto tarda la respuesta?'));
    expect(open()).toEqual(['time']);
  });

  it('open by their own link', async () => {
    await renderRoute('/Faqs#one');
    expect(open()).toEqual(['one']);
  });

  it('give their own link to the clipboard', async () => {
    const { user, address } = await renderRoute('/Faqs#one');
    const written = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getAllByRole('link', { name: 'Copiar el enlace' })[3] as HTMLElement);
    expect(written).toHaveBeenCalledWith(expect.stringMatching(/#one$/));
    expect(await screen.findByText('Enlace copiado')).toBeVisible();
    expect(address()).toBe('/Faqs#one');
  });

  it('say so when the clipboard is closed', async () => {
    const { user } = await renderRoute('/Faqs#one');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getAllByRole('link', { name: 'Copiar el enlace' })[3] as HTMLElement);
    expect(await screen.findByText(/No se pudo copiar/)).toBeVisible();
  });

  it.each([
    ['rechazaron', ['¿Puedo pedirlo si antes me rechazaron?'], '1 pregunta'],
    ['CUANTO tarda', ['¿Cuánto tarda la respuesta?'], '1 pregunta'],
    ['cuenta ahorros', ['¿Me prestan lo que vale mi cuenta?'], '1 pregunta'],
  ])('are found by "%s"', async (typed, found, count) => {
    const { user } = await renderRoute('/Faqs');
    await user.type(screen.getByRole('searchbox', { name: 'Busca en las preguntas' }), typed);
    expect(questions()).toEqual(found);
    expect(screen.getByText(count)).toBeVisible();
    await waitFor(() => expect(open()).toHaveLength(1));
  });

  it('say that none was found, and come back', async () => {
    const { user } = await renderRoute('/Faqs', { language: 'en' });
    await user.type(screen.getByRole('searchbox'), 'dragons');
    expect(screen.getByText('No question matches.')).toBeVisible();
    expect(screen.getByText('0 questions')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'See all questions' }));
    expect(questions()).toHaveLength(6);
  });

  it('can be read by search engines', async () => {
    await renderRoute('/Faqs');
    const data = JSON.parse(
      document.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
    );
    expect(data['@type']).toBe('FAQPage');
    expect(data.mainEntity).toHaveLength(6);
    expect(data.mainEntity[4].acceptedAnswer.text).toMatch(/72 horas/);
  });
});
