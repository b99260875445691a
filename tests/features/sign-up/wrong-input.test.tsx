import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createInMemoryBackend } from '../../support/in-memory-backend';
import { renderRoute } from '../../support/render-app';

/** The text typed into a field, and the key of the sentence about it with what it names. */
const WRONG = [
  ['lastName', '', 'lastName'],
  ['lastName', '<b>Peña</b>', 'markup'],
  ['lastName', 'a'.repeat(81), 'too-long', { max: 80 }],
  ['lastName', 'P', 'few-letters'],
  ['lastName', '\u200b\u3164', 'lastName'],
  ['lastName', 'Pe\u3164\u00f1a', 'invisible-characters', { sign: 'Pe[U+3164]ña' }],
  ['lastName', 'Pe\u0321\u0321\u0321', 'stacked-marks'],
  ['email', '', 'email'],
  ['email', 'laura', 'no-at'],
  ['email', 'laura.correo.com', 'no-at'],
  ['email', 'laura@correo', 'no-domain-end'],
  ['email', 'laura@@correo.com', 'several-ats'],
  ['email', 'laura@correo.com, ana@correo.com', 'several-addresses'],
  ['email', 'la ura@correo.com', 'several-addresses'],
  ['email', 'la<ura@correo.com', 'markup'],
  ['email', 'peña@correo.com', 'unusable', { part: 'ñ' }],
  ['email', 'laura@', 'malformed'],
  ['email', '@correo.com', 'malformed'],
  ['email', 'laura@correo..com', 'malformed'],
  ['email', 'laura@correo.c', 'malformed'],
  ['email', 'laura.@correo.com', 'malformed'],
  ['email', `${'a'.repeat(65)}@correo.com`, 'long-local-part'],
] as const;

describe('the sign-up', () => {
  it('names each mistake beside its field, keeps the typed text and sends nothing', async () => {
    const backend = createInMemoryBackend();
    const { i18n } = await renderRoute('/registro', { backend });
    const { t } = i18n;
    const field = (id: 'name' | 'lastName' | 'email') => screen.getByLabelText(t(`signUp:${id}`));
    const fill = (id: 'name' | 'lastName' | 'email', value: string) =>
      fireEvent.change(field(id), { target: { value } });
    const send = screen.getByRole('button', { name: t('signUp:send') });

    fill('name', 'Laura');
    for (const [id, typed, problem, details] of WRONG) {
      fill('lastName', 'Peña');
      fill('email', 'laura@correo.com');
      fill(id, typed);
      fireEvent.click(send);
      expect(field(id)).toHaveAccessibleDescription(
        t(`signUp:problems.${problem}`, { ...details }),
      );
      expect(field(id)).toHaveFocus();
      expect(field(id)).toHaveValue(typed);
    }
    expect(field('name')).toHaveValue('Laura');
    expect(backend.calls('registerSubscriber')).toBe(0);
  });
});
