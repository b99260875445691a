import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { QrCode } from '../../src/ui/data/qr-code';

vi.mock('../../src/ui/data/qr-path', () => {
  throw new Error('offline');
});

it('says so where what draws it cannot be fetched', async () => {
  render(<QrCode text="https://levelup.example" label="QR" failure="Use the code." />);
  expect(await screen.findByText('Use the code.')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});
