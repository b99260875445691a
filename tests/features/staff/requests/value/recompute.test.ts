import { describe, expect, it } from 'vitest';
import { ratesOf } from '../../../../../src/domain/rates/rates';
import { recompute, versionOf } from '../../../../../src/features/staff/requests/case/recompute';
import roblox from '../../../../../src/games/roblox';
import { publishedRates } from '../../../../../tools/samples/published-rates';
import { requestOf } from '../../../../support/staff-records';

const first = ratesOf(roblox);
const unchanged = { sent: first, inForce: first };
const changed = { sent: first, inForce: publishedRates() };

describe('recomputing the value of a request', () => {
  it('finds no discrepancy when the calculator computed the value', () => {
    expect(recompute(requestOf('a'), unchanged)).toMatchObject({
      discrepancy: 'none',
      sent: { value: 7075, version: 1 },
      now: { value: 7075, version: 1 },
    });
  });

  it('computes it with the rates of its version and with those in force', () => {
    expect(recompute(requestOf('a'), changed)).toMatchObject({
      discrepancy: 'none',
      sent: { value: 7075, version: 1 },
      now: { value: 8050, version: 2 },
    });
  });

  it('notices a value that the rates of its version do not give', () => {
    for (const rates of [unchanged, changed])
      expect(recompute(requestOf('a', { value: 8050 }), rates)?.discrepancy).toBe('mismatch');
  });

  it('ignores a value or rates that were not recorded', () => {
    const lacking = requestOf('a', { value: undefined, ratesVersion: undefined });
    expect(versionOf(lacking)).toBe(1);
    expect(recompute(lacking, unchanged)?.discrepancy).toBe('none');
    expect(recompute({ ...lacking, value: 1 }, unchanged)?.discrepancy).toBe('mismatch');
    expect(recompute({ ...lacking, answers: undefined }, unchanged)).toBeUndefined();
    expect(recompute({ ...lacking, gameId: 'tetris' }, unchanged)).toBeUndefined();
  });

  it('reports a version of the rates that does not exist, for any value', () => {
    for (const value of [100_000_000, 7075])
      expect(
        recompute(requestOf('a', { value, ratesVersion: 99 }), { sent: undefined, inForce: first }),
      ).toMatchObject({ discrepancy: 'unknown-rates', sent: undefined, now: { value: 7075 } });
  });
});
