import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { dataFile } from '../../../../src/features/my-request/my-data/data-file';
import { createInMemoryBackend } from '../../../support/in-memory-backend';
import { renderRoute } from '../../../support/render-app';
import { storedRequest } from './stored-request';

it('downloads what the page shows', async () => {
  const request = storedRequest();
  const blobs: Blob[] = [];
  const names: string[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => {},
    }),
  );
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const { user } = await renderRoute('/MisDatos', { backend: createInMemoryBackend({ request }) });
  await user.click(screen.getByRole('button', { name: 'Descargar mis datos' }));
  expect(names).toEqual(['levelup-mis-datos-LU-7K3A-Q9WM.json']);
  expect(await blobs[0]?.text()).toBe(dataFile(request));
  press.mockRestore();
  vi.unstubAllGlobals();
});
