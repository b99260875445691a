import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createInMemoryBackend } from '../../support/in-memory-backend';
import { renderRoute } from '../../support/render-app';

it('says that nothing was saved if no session could begin', async () => {
  const backend = createInMemoryBackend();
  backend.fail('startSession', 'offline', true);
  const { user, i18n } = await renderRoute('/registro', { backend });
  await user.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Leo');
  await user.type(screen.getByRole('textbox', { name: 'Apellido' }), 'Mora');
  await user.type(screen.getByRole('textbox', { name: 'Correo' }), 'leo@correo.com');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(i18n.t('signUp:failed'));
  expect(screen.getByRole('alert')).not.toHaveTextContent(i18n.t('signUp:unclear'));
});
