import { describe, expect, it } from 'vitest';
import { timeLeft } from '../../../../src/features/staff/requests/time-left';
import { requestOf } from '../../../support/staff-records';

describe('the time left for a request', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const at = (hoursAgo: number) =>
    timeLeft(requestOf('one', { receivedAt: new Date(now.getTime() - hoursAgo * 3_600_000) }), now);

  it('counts down in hours and minutes', () => {
    expect(at(65.8)).toMatchObject({ hours: 6, minutes: 12, late: false, urgency: 'soon' });
    expect(at(1)).toMatchObject({ hours: 71, minutes: 0, late: false, urgency: 'calm' });
  });

  it('presses more at 24 and at 4 hours', () => {
    const urgencies = [48, 48.1, 68, 68.1].map((hours) => at(hours).urgency);
    expect(urgencies).toEqual(['calm', 'soon', 'soon', 'critical']);
  });

  it('is late once the deadline has passed', () => {
    expect(at(72)).toMatchObject({ hours: 0, minutes: 0, late: true, elapsed: 1 });
    expect(at(75.5)).toMatchObject({
      hours: 3,
      minutes: 30,
      late: true,
      urgency: 'critical',
      elapsed: 1,
    });
  });

  it('stands still while the bank waits for the visitor, at least at two hours', () => {
    const waiting = (minutesLeft: number) =>
      timeLeft(requestOf('one', { hoursAgo: 300, status: 'information', minutesLeft }), now);
    const calm = { late: false, urgency: 'calm' };
    expect(waiting(2880)).toMatchObject({
      ...calm,
      hours: 48,
      minutes: 0,
      elapsed: expect.closeTo(1 / 3),
    });
    expect(waiting(-60)).toMatchObject({ ...calm, hours: 2, minutes: 0 });
  });

  it('runs on to the deadline that an act moved', () => {
    const dueAt = new Date(now.getTime() + 5 * 3_600_000);
    expect(timeLeft(requestOf('one', { hoursAgo: 300, dueAt }), now)).toMatchObject({
      hours: 5,
      late: false,
      urgency: 'soon',
    });
  });
});
