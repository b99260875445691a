import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createInMemoryBackend, type InMemoryBackend } from '../../../support/in-memory-backend';
import {
  control,
  fill,
  fillAll,
  NEEDED_BOXES,
  openDialog,
  pressSend,
  sendButton,
} from '../open-dialog';

const EMAILS: readonly (readonly [string, string, string])[] = [
  ['laura', 'le falta la @', 'has no @'],
  ['laura.correo.com', 'le falta la @', 'has no @'],
  ['laura@correo', 'le falta el final', 'end of this e-mail address is missing'],
  ['laura@correo.', 'le falta el final', 'end of this e-mail address is missing'],
  ['laura@correo.c', 'no está bien escrito', 'is not valid'],
  ['@correo.com', 'no está bien escrito', 'is not valid'],
  ['laura@.com', 'no está bien escrito', 'is not valid'],
  ['laura..pena@correo.com', 'no está bien escrito', 'is not valid'],
  ['laura@-correo.com', 'no está bien escrito', 'is not valid'],
  ['laura@correo..com', 'no está bien escrito', 'is not valid'],
  ['lau ra@correo.com', 'un solo correo', 'a single e-mail'],
  ['laura@correo.com,otra@correo.com', 'un solo correo', 'a single e-mail'],
  ['laura@correo.com;otra@correo.com', 'un solo correo', 'a single e-mail'],
  ['laura@otra@correo.com', 'más de una @', 'more than one @'],
  ['lau<ra@correo.com', 'Quita los signos', 'Remove the signs'],
  ['peña@correo.com', 'Quita «ñ»', 'Remove “ñ”'],
  [`${'a'.repeat(250)}@correo.com`, 'como máximo 254', '254 characters at most'],
  [`${'a'.repeat(65)}@correo.com`, '64 caracteres como máximo antes de la @', '64 characters'],
];

const OTHERS: readonly (readonly [string, string, string, string])[] = [
  ['nombre', 'Laura <b>', 'Quita los signos', 'Remove the signs'],
  ['nombre', 'L'.repeat(81), 'como máximo 80', '80 characters at most'],
  ['nombre', 'Lau\u0007ra', 'no se ve: Lau[U+0007]ra', 'nobody sees: Lau[U+0007]ra'],
  ['nombre', '\u200b\u3164', 'Escribe tu nombre', 'Enter your name'],
  ['nombre', 'Laura\u202ea', 'Laura[U+202E]a', 'Laura[U+202E]a'],
  ['nombre', 'L', 'al menos dos letras', 'at least two letters'],
  ['nombre', 'Lau\u0321\u0321\u0321ra', 'demasiados acentos', 'too many accents'],
  ['nickname', 'lau\u2060ra', 'lau[U+2060]ra', 'lau[U+2060]ra'],
  ['cedula', '-----', 'Escribe tu cédula', 'your ID'],
  ['nombre', '   ', 'Escribe tu nombre', 'Enter your name'],
  ['nickname', '<script>', 'Quita los signos', 'Remove the signs'],
  ['nickname', 'n'.repeat(81), 'como máximo 80', '80 characters at most'],
  ['cedula', '0011', 'al menos 5', 'at least 5'],
  ['cedula', '1'.repeat(21), 'como máximo 20', '20 characters at most'],
  ['cedula', '001#1234567', 'Quita «#»', 'Remove “#”'],
  ['telefono', '555-0142', 'como 809-555-0100', 'such as 809-555-0100'],
  ['cedula', '<0011234>', 'Quita «<»', 'Remove “<”'],
  ['telefono', '809-555-0142 ext. 9', 'Quita «ext. 9»', 'Remove “ext. 9”'],
];

const BOXES: readonly (readonly [string, string, string])[] = [
  ['consentimiento', 'Marca esta casilla para poder enviar', 'Check this box to send'],
  ['buro', 'el banco la necesita', 'to let the bank decide'],
];

let backend: InMemoryBackend;

beforeEach(() => {
  backend = createInMemoryBackend();
});

function expectWrong(name: string, words: string) {
  expect(control(name)).toHaveAttribute('aria-invalid', 'true');
  expect(control(name)).toHaveAccessibleDescription(expect.stringContaining(words));
}

describe('each error stands beside its field', () => {
  it('for each kind of mistake', async () => {
    await openDialog(backend);
    fillAll();
    const emails = EMAILS.map((row) => ['correo', ...row] as const);
    for (const [name, value, es, _en] of [...emails, ...OTHERS]) {
      const right = control(name).value;
      fill(name, value);
      expectWrong(name, es);
      fill(name, right);
    }
  });

  it.each([
    ['nombre', 'L'],
    ['nickname', '<script>'],
    ['cedula', '0011'],
    ['correo', 'laura'],
  ])('and a wrong %s is not sent, but kept and focused', async (name, value) => {
    await openDialog(backend);
    fillAll({ [name]: value });
    await pressSend();
    expect(control(name)).toHaveFocus();
    expect(control(name)).toHaveValue(value);
    expect(backend.drafts).toEqual([]);
  });

  it.each(BOXES)('asks for %s before anything is sent', async (box, es, _en) => {
    await openDialog(backend);
    fillAll();
    expect(sendButton()).toHaveAccessibleDescription('');
    fireEvent.click(control(box));
    expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
    expect(sendButton()).toHaveAccessibleDescription(/Primero llena los campos/);
    await pressSend();
    expectWrong(box, es);
    expect(control(box)).toHaveFocus();
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
    expect(backend.drafts).toEqual([]);
  });
});

describe('the form', () => {
  it('says of each link that leaves the dialog open that it opens elsewhere', async () => {
    await openDialog(createInMemoryBackend());
    const links = document.querySelectorAll('dialog a[href]');
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toHaveAccessibleName(/ \(se abre en otra pestaña\)$/);
  });

  it('says everything that is missing when SEND is pressed too early', async () => {
    await openDialog(backend);
    await pressSend();
    for (const name of ['nombre', 'nickname', 'correo', 'cedula', ...NEEDED_BOXES]) {
      expect(control(name)).toHaveAttribute('aria-invalid', 'true');
    }
    expect(control('nombre')).toHaveFocus();
  });

  it('says nothing about a field that was only passed through', async () => {
    await openDialog(backend);
    fireEvent.blur(control('nombre'));
    expect(control('nombre')).not.toHaveAttribute('aria-invalid');
  });

  it('shows SEND as ready with both needed boxes, a name and an e-mail', async () => {
    await openDialog(backend);
    fill('nombre', 'Laura');
    fill('correo', 'laura@correo.com');
    expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(control('consentimiento'));
    expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(control('buro'));
    expect(sendButton()).toHaveAttribute('aria-disabled', 'false');
  });

  it('takes the error away as soon as the field is right', async () => {
    await openDialog(backend);
    fill('correo', 'laura@correo');
    fill('correo', 'laura@correo.com');
    expect(control('correo')).not.toHaveAttribute('aria-invalid');
  });

  it('writes eleven digits of a cedula as 000-0000000-0', async () => {
    await openDialog(backend);
    fill('cedula', '00113918205');
    expect(control('cedula')).toHaveValue('001-1391820-5');
  });

  it('asks for a telephone number that may be left out', async () => {
    await openDialog(backend);
    const phone = screen.getByRole('textbox', { name: 'Teléfono (opcional)' });
    expect(phone).not.toBeRequired();
    expect(phone).toHaveAttribute('autocomplete', 'tel');
    expect(phone).toHaveAttribute('inputmode', 'tel');
    fillAll({ telefono: '' });
    await pressSend();
    expect((await backend.ownRequest())?.applicant.phone).toBeUndefined();
  });

  it('warns about a wrong check digit and sends all the same', async () => {
    await openDialog(backend);
    fillAll({ cedula: '00112345670' });
    expect(screen.getByText(/Revisa el último dígito/)).toBeVisible();
    expect(control('cedula')).not.toHaveAttribute('aria-invalid');
    await pressSend();
    expect(backend.drafts).toHaveLength(1);
  });

  it('names the game whose player name is asked for', async () => {
    await openDialog(backend, 'en');
    expect(screen.getByLabelText('Player name in Roblox')).toBe(control('nickname'));
  });
});
