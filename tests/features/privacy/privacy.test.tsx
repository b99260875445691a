import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderRoute } from '../../support/render-app';
import { TESTED_LANGUAGES } from '../../support/tested-languages';

const words = {
  es: {
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
  },
  en: {
    heading: 'What we keep',
    days: [
      'Withdrawn: 30 days',
      'Not approved: 180 days',
      'Approved: 10 years',
      '2 years, or until',
      '30 days. After that',
      'reason and day',
      '24 months',
      '90 days',
    ],
    data: 'See my data',
    stays: 'Your account is still yours.',
  },
} as const;

describe.each(TESTED_LANGUAGES)('the page on privacy (%s)', (language) => {
  const { heading, days, data, stays } = words[language];

  it('says for how long each thing is kept, as it is configured', async () => {
    await renderRoute('/Privacidad', { language });
    const kept = screen.getByRole('region', { name: heading });
    for (const text of days) expect(kept).toHaveTextContent(text);
  });

  it('says that the account stays the player’s, names the law and leads to one’s own data', async () => {
    await renderRoute('/Privacidad', { language });
    expect(screen.getByRole('heading', { name: stays })).toBeVisible();
    expect(screen.getByRole('main')).toHaveTextContent('172-13');
    expect(screen.getByRole('link', { name: data })).toHaveAttribute('href', '/MisDatos');
  });

  it('promises nothing that the bank has to decide', async () => {
    await renderRoute('/Privacidad', { language });
    expect(screen.getByRole('main')).not.toHaveTextContent(
      /garant|guarantee|pre-?aprobad|pre-?approved/i,
    );
  });
});
