import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createInMemoryBackend } from '../../../support/in-memory-backend';
import { fillAll, openDialog, pressSend } from '../open-dialog';

const SAID = 'Tu solicitud no se envió.' as const;

it('says that nothing was sent where no session could begin', async () => {
  const backend = createInMemoryBackend();
  backend.fail('submitLoanRequest', 'offline', true);
  const { t } = await openDialog(backend);
  fillAll();
  await pressSend();
  expect(screen.getByRole('alert')).toHaveTextContent(SAID);
  expect(screen.getByRole('alert')).toHaveTextContent(t('failures:offline'));
  expect(screen.getByRole('alert')).not.toHaveTextContent(t('request:failed.unclear'));
});
