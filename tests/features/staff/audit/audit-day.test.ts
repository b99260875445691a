import { expect, it } from 'vitest';
import { isAuditDay } from '../../../../src/features/staff/audit/audit-day';

/** Evening of the 27th in Santo Domingo, the 28th in UTC. */
const NOW = new Date('2026-11-28T01:00:00Z');

it.each([
  ['2026-11-27', true],
  ['2026-11-26', true],
  ['0001-01-01', true],
  ['2026-11-28', false],
  ['9999-12-31', false],
  ['20266-01-01', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['27/11/2026', false],
])('%s is a day of the log: %s', (day, is) => {
  expect(isAuditDay(day, NOW)).toBe(is);
});
