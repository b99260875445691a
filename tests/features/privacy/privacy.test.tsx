import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderRoute } from '../../support/render-app';

const words = {
  heading: 'Lo que guardamos',
  days: [
    'Retirada: 30 días',
    'Rechazada: 180 días',
    'Aprobada: 10 años',
    '2 años, o cuando',
    '30 días. Después',
    'motivo y día',
    '24 meses',
    '90 días',
  ],
  data: 'Ver mis datos',
  stays: 'Tu cuenta sigue siendo tuya.',
} as const;

describe('the page on privacy', () => {
  const { heading, days, data, stays } = words;

  it('says for how long each thing is kept, as it is configured', async () => {
    await renderRoute('/Privacidad');
    const kept = screen.getByRole('region', { name: heading });
    for (const text of days) expect(kept).toHaveTextContent(text);
  });

  it('says that the account stays the player’s, names the law and leads to one’s own data', async () => {
    await renderRoute('/Privacidad');
    expect(screen.getByRole('heading', { name: stays })).toBeVisible();
    expect(screen.getByRole('main')).toHaveTextContent('172-13');
    expect(screen.getByRole('link', { name: data })).toHaveAttribute('href', '/MisDatos');
  });

  it('promises nothing that the bank has to decide', async () => {
    await renderRoute('/Privacidad');
    expect(screen.getByRole('main')).not.toHaveTextContent(
      /garant|guarantee|pre-?aprobad|pre-?approved/i,
    );
  });
});
