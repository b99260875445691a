import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  forgetTyped,
  keepTyped,
  reloadWithTyped,
  typedIn,
  VISITOR_FORMS,
} from '../../src/browser/typed';
import { clearBrowser } from '../../src/features/my-request/parts/clear-browser';
import { loanTerms } from '../../tools/samples/loan-terms';
import { control, openDialog } from '../features/loan-request/open-dialog';
import { asked, declined, sent } from '../features/my-request/lives';
import { createInMemoryBackend } from '../support/in-memory-backend';
import { renderRoute } from '../support/render-app';

type Form = keyof typeof VISITOR_FORMS;
type Contents = Parameters<typeof createInMemoryBackend>[0];

/** Opens a page and finds a field on it, behind a button if one is named. */
const fieldOf =
  (path: string, name: RegExp | string, contents: Contents = {}, button?: string) =>
  async () => {
    const { user } = await renderRoute(path, { backend: createInMemoryBackend(contents) });
    if (button) await user.click(await screen.findByRole('button', { name: button }));
    return screen.findByRole<HTMLInputElement>('textbox', { name });
  };

const complaint = fieldOf('/Reclamo', 'Cuéntalo con tus palabras');

/** A field of each form, what somebody types, and whether the browser then asks before a reload. */
const PLACES: Readonly<
  Record<Form, { open: () => Promise<HTMLInputElement>; typed: string; asks: boolean }>
> = {
  request: {
    async open() {
      await openDialog(createInMemoryBackend());
      return control('nombre');
    },
    ...{ typed: 'Laura', asks: true },
  },
  'sign-up': { open: fieldOf('/registro', 'Nombre'), typed: 'Laura', asks: true },
  complaint: { open: complaint, typed: 'Llamé dos veces.', asks: true },
  answer: {
    open: fieldOf('/Solicitud', 'Tu respuesta', { request: asked(5) }),
    ...{ typed: 'El Ciguapo RD', asks: true },
  },
  correctEmail: {
    open: fieldOf('/Solicitud', 'Correo correcto', { request: sent(5) }, 'Corregir correo'),
    ...{ typed: 'laura@', asks: false },
  },
  reconsider: {
    open: fieldOf('/Solicitud', /^Cuéntalo en pocas/, { request: declined(40, 'history') }),
    ...{ typed: 'Ya pagué.', asks: true },
  },
  code: {
    open: fieldOf('/Solicitud', 'Código de la solicitud'),
    ...{ typed: 'LU-7K3A', asks: false },
  },
  loan: {
    open: fieldOf('/Prestamo', 'Monto', {
      loan: { terms: { ...loanTerms, validUntil: new Date(Date.now() + 86_400_000) } },
    }),
    ...{ typed: '25,000', asks: false },
  },
  calculator: { open: fieldOf('/Roblox', 'Robux'), typed: '1,300', asks: false },
};

const storedText = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it.each(Object.entries(VISITOR_FORMS) as [Form, 'memory' | 'tab'][])(
  'what is typed into %s lasts in the %s',
  async (form, where) => {
    const { open, typed, asks } = PLACES[form];
    const input = await open();
    const { value: empty } = input;
    fireEvent.change(input, { target: { value: typed } });
    expect(where === 'memory' && storedText().includes(typed)).toBe(false);
    expect(isAsked()).toBe(asks);
    // Another page of the site; over a reload, which empties the memory, only what is in the tab.
    cleanup();
    if (where === 'tab') forgetTyped();
    expect(await open()).toHaveValue(typed);
    cleanup();
    clearBrowser();
    expect(await open()).toHaveValue(empty);
  },
);

it('a reload that the page asks for takes everything along, and asks nobody', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  fireEvent.change(await complaint(), { target: { value: 'Llamé dos veces.' } });
  keepTyped('answer', { text: 'Sí' }, 'one');
  reloadWithTyped();
  expect(reload).toHaveBeenCalledOnce();
  expect(isAsked()).toBe(false);
  cleanup();
  forgetTyped();
  expect(await complaint()).toHaveValue('Llamé dos veces.');
  expect(typedIn('answer', 'one')).toEqual({ text: 'Sí' });
  expect(storedText()).not.toMatch(/Llamé|Sí/);
});
