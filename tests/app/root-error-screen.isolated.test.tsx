import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderRoute } from '../support/render-app';

const broken = vi.hoisted(() => ({ failure: undefined as unknown }));

vi.mock('../../src/app/shell/footer/footer', async (original) => {
  const { Footer } = await original<typeof import('../../src/app/shell/footer/footer')>();
  return {
    Footer: () => {
      if (broken.failure !== undefined) throw broken.failure;
      return <Footer />;
    },
  };
});

beforeEach(() => {
  broken.failure = new Error('broken shell');
  // React reports errors that an error screen catches; this test expects them.
  vi.mocked(console.error).mockImplementation(() => {});
});

describe('a shell that fails to render', () => {
  it('leaves the specified title, a retry and a way home', async () => {
    await renderRoute('/Faqs');
    expect(screen.getByRole('alert')).toHaveTextContent('Unexpected Application Error!');
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('main')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
  });

  it('is shown again on a retry', async () => {
    const { user } = await renderRoute('/Faqs');
    broken.failure = undefined;
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('may be the copy itself', async () => {
    broken.failure = undefined;
    const { i18n, user } = await renderRoute('/Faqs');
    vi.spyOn(i18n, 'getFixedT').mockImplementation(() => {
      throw new Error('no copy');
    });
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Unexpected Application Error!');
  });
});
