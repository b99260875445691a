import { describe, expect, it } from 'vitest';
import { newComplaintNumber } from '../../../src/domain/complaint/complaint';
import { readComplaintNumber } from '../../../src/domain/complaint/number';

describe('the number of a complaint', () => {
  it('is read however it was typed or pasted', () => {
    for (const typed of [
      'RC-2026-7K3A-Q9WM',
      ' rc 2026 7k3a q9wm ',
      'rc20267k3aq9wm',
      'RC–2026–7K3A–Q9WM',
      'Su reclamo RC-2026-7K3A-Q9WM.',
    ])
      expect(readComplaintNumber(typed)).toBe('RC-2026-7K3A-Q9WM');
    const made = newComplaintNumber(new Date());
    expect(readComplaintNumber(made)).toBe(made);
  });

  it('is no part of one, and no other text', () => {
    for (const typed of ['', 'RC-2026-7K3A', 'RC-2026-7K3A-Q9WM2', 'ARC-2026-7K3A-Q9WM', 'Ana'])
      expect(readComplaintNumber(typed)).toBeUndefined();
  });
});
