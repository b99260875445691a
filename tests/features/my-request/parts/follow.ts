import { screen } from '@testing-library/react';
import { createInMemoryBackend } from '../../../support/in-memory-backend';
import { renderRoute } from '../../../support/render-app';
import { CODE, requestAgo, trackingOf } from '../own-request';

/** The code of a second request. */
export const OTHER = 'LU-2222-3333-4444-5555-6666-7777-89';

/** Another device, on which nobody has sent anything, and what the two codes show. */
export const elsewhere = (...requests: readonly ReturnType<typeof requestAgo>[]) =>
  createInMemoryBackend({
    session: { kind: 'none' },
    tracked: requests.map((request, place) => trackingOf(request, [CODE, OTHER][place])),
  });

/** Opens the link of a code. */
export const follow = (
  backend = elsewhere(requestAgo(31.7)),
  { typed = CODE }: { typed?: string } = {},
) => renderRoute(`/Solicitud#${typed}`, { backend });

export const title = () => screen.getByRole('heading', { level: 1 }).textContent;
export const page = () => screen.getByRole('main');
