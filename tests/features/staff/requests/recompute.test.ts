import { describe, expect, it } from 'vitest';
import { recompute } from '../../../../src/features/staff/requests/detail/recompute';
import { requestOf } from '../../../support/staff-records';

describe('recomputing the value of a request', () => {
  it('finds no discrepancy when the calculator computed the value', () => {
    expect(recompute(requestOf('a'))).toMatchObject({
      discrepancy: 'none',
      estimate: { value: 7075 },
    });
  });

  it('notices a value that differs at the same rates', () => {
    expect(recompute(requestOf('a', { value: 999_999 }))?.discrepancy).toBe('mismatch');
  });

  it('ignores a value or rates that were not recorded', () => {
    const lacking = { value: undefined, ratesVersion: undefined };
    expect(recompute(requestOf('a', lacking))?.discrepancy).toBe('none');
    expect(recompute(requestOf('a', { ...lacking, value: 1 }))?.discrepancy).toBe('mismatch');
    expect(recompute({ ...requestOf('a'), answers: undefined })).toBeUndefined();
  });

  it('reports a version of the rates that never existed, whatever the value', () => {
    for (const ratesVersion of [99, 2, 0, -1, 0.5]) {
      for (const value of [100_000_000, 7075]) {
        expect(recompute(requestOf('a', { value, ratesVersion }))?.discrepancy).toBe(
          'unknown-rates',
        );
      }
    }
  });
});
