import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadSeenRates, saveSeenRates } from '../../src/browser/seen-rates';
import { ratesOf } from '../../src/domain/rates/rates';
import roblox from '../../src/games/roblox';
import valorant from '../../src/games/valorant';
import { publishedRates } from '../../tools/samples/published-rates';

const KEY = 'levelup.rates.roblox';
const seenAt = new Date('2026-11-03T14:00:00Z');
const seen = { rates: publishedRates(), seenAt };

/** The stored entry, with one part replaced. */
function stored(change: (saved: Record<string, unknown>) => void): string {
  const saved = JSON.parse(JSON.stringify(seen));
  change(saved);
  return JSON.stringify(saved);
}

const edit = (key: string, value: unknown) =>
  stored(({ rates }) => Object.assign(rates as object, { [key]: value }));
const publication = (value: object) =>
  edit('publication', { ...JSON.parse(JSON.stringify(seen.rates.publication)), ...value });

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the rates seen in this browser', () => {
  it('come back as they were, for their calculator only', () => {
    saveSeenRates(roblox, seen);
    expect(loadSeenRates(roblox)).toEqual(seen);
    expect(loadSeenRates(valorant)).toBeUndefined();
  });

  it('are those of the code if they were version 1', () => {
    const { rates, ...first } = ratesOf(roblox);
    saveSeenRates(roblox, { rates: { ...first, rates: { ...rates, robux: 1 } }, seenAt });
    expect(loadSeenRates(roblox)).toEqual({ rates: ratesOf(roblox), seenAt });
  });

  it.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['another shape', '{"version":2}'],
    ['no reading', stored((saved) => Object.assign(saved, { seenAt: 'yesterday' }))],
    ['a rate that is gone', edit('rates', {})],
    ['an unknown rate', edit('rates', { ...seen.rates.rates, gems: 1 })],
    ['a rate as text', edit('rates', { ...seen.rates.rates, robux: '2000' })],
    ['a rate below 0', edit('rates', { ...seen.rates.rates, robux: -1 })],
    ['no options', edit('options', null)],
    ['a base that the game never adds', edit('base', 1000)],
    ['a version as text', edit('version', '2')],
    ['no publication', edit('publication', undefined)],
    ['no date', publication({ since: 'soon' })],
    ['no version before', publication({ previous: null })],
    ['a reason in one language', publication({ reason: { es: 'Sube' } })],
  ])('are ignored with %s', (_, text) => {
    localStorage.setItem(KEY, text);
    expect(loadSeenRates(roblox)).toBeUndefined();
  });

  it('are none if storage is blocked', () => {
    const refuse = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear: () => {} });
    saveSeenRates(roblox, seen);
    expect(loadSeenRates(roblox)).toBeUndefined();
  });
});
