import { describe, expect, it } from 'vitest';
import {
  deadlineOf,
  hoursAfter,
  isMoved,
  minutesOnAnswer,
  resumedAt,
  type Timed,
} from '../../../src/domain/request/bank-hours';
import type { CreditStatus } from '../../../src/domain/request/states';
import { HOUR_MS } from '../../../src/domain/time';

const SENT = Date.UTC(2026, 10, 2, 14, 40);
/** So many hours after the sending. */
const hour = (hours: number) => new Date(SENT + hours * HOUR_MS);

const request = (changes: Partial<Timed> = {}): Timed => ({
  status: 'pending',
  receivedAt: hour(0),
  questions: [],
  ...changes,
});

/** The same once it took another state at this hour. */
const moved = (before: Timed, to: CreditStatus, at: number): Timed => {
  const { dueAt: _, minutesLeft: __, ...rest } = before;
  const questions = to === 'information' ? [{ askedAt: hour(at) }] : before.questions;
  return { ...rest, ...hoursAfter(before, to, hour(at)), status: to, questions };
};

const dueIn = (timed: Timed) => {
  const due = deadlineOf(timed);
  return due && (due.getTime() - SENT) / HOUR_MS;
};

describe('the deadline', () => {
  it('is 72 hours after the sending, or after the last return to review, until an act moved it', () => {
    const back = { undoneAt: hour(200), next: 'pending' } as const;
    const other = { undoneAt: hour(300), next: 'approved' } as const;
    expect(dueIn(request())).toBe(72);
    expect(dueIn(request({ undone: [back] }))).toBe(272);
    expect(dueIn(request({ undone: [back, other] }))).toBe(272);
    expect(dueIn(request({ dueAt: hour(288), undone: [back] }))).toBe(288);
  });

  it.each(['information', 'approved', 'declined', 'withdrawn', 'unanswered'] as const)(
    'is none of a request that is %s, even where a moment is stored',
    (status) => {
      expect(deadlineOf(request({ status }))).toBeUndefined();
      expect(deadlineOf(request({ status, dueAt: hour(1) }))).toBeUndefined();
    },
  );
});

describe('a question stops the hours, and the answer sets them going', () => {
  it.each([
    // Asked, answered: so many minutes stand there, and the deadline is at this hour.
    [24, 240, 2880, 288],
    [0, 1, 4320, 73],
    [71.5, 240, 30, 242],
    [70, 240, 120, 242],
    [69.98, 240, 121, 240 + 121 / 60],
    [70.01, 240, 119, 242],
    [72, 73, 0, 75],
    [80, 81, -480, 83],
    [24, 24, 2880, 72],
  ])('asked at hour %d, answered at hour %d', (asked, answered, minutesLeft, due) => {
    const waiting = moved(request(), 'information', asked);
    expect(waiting).toMatchObject({ minutesLeft });
    expect(waiting).not.toHaveProperty('dueAt');
    expect(minutesOnAnswer(waiting)).toBe(Math.max(120, minutesLeft));
    expect(resumedAt(waiting, hour(answered))).toEqual(hour(due));
    const after = moved(waiting, 'pending', answered);
    expect(after).not.toHaveProperty('minutesLeft');
    expect(dueIn(after)).toBe(due);
  });

  it('as often as the bank asks', () => {
    let one = moved(moved(request(), 'information', 24), 'pending', 240);
    one = moved(moved(one, 'information', 250), 'pending', 400);
    expect(dueIn(one)).toBe(438);
  });

  it('also where the question is from before its minutes were stored', () => {
    const questions = [{ askedAt: hour(1) }, { askedAt: hour(30) }];
    const waiting = request({ status: 'information', questions });
    expect(minutesOnAnswer(waiting)).toBe(42 * 60);
    expect(resumedAt(waiting, hour(100))).toEqual(hour(142));
    const again = { undoneAt: hour(20), next: 'pending' } as const;
    expect(resumedAt({ ...waiting, undone: [again] }, hour(100))).toEqual(hour(162));
    const late = request({ status: 'information', questions: [{ askedAt: hour(90) }] });
    expect(resumedAt(late, hour(100))).toEqual(hour(102));
  });

  it('and nothing resumes that does not wait', () => {
    for (const status of ['pending', 'approved', 'withdrawn'] as const) {
      expect(resumedAt(request({ status, minutesLeft: 60 }), hour(1))).toBeUndefined();
      expect(minutesOnAnswer(request({ status, minutesLeft: 60 }))).toBeUndefined();
    }
  });
});

describe('what is stored once a request is', () => {
  it.each(['approved', 'declined'] as const)('undone or reconsidered after it was %s', (status) => {
    expect(hoursAfter(request({ status }), 'pending', hour(200))).toEqual({ dueAt: hour(272) });
  });

  it.each([
    ['decided', 'pending', 'approved'],
    ['declined', 'pending', 'declined'],
    ['decided while it waits', 'information', 'declined'],
    ['withdrawn', 'pending', 'withdrawn'],
    ['withdrawn while it waits', 'information', 'withdrawn'],
    ['closed without an answer', 'information', 'unanswered'],
    ['undone to the other answer', 'declined', 'approved'],
  ] as const)('%s: nothing', (_, status, to) => {
    const stored = request({ status, dueAt: hour(80), minutesLeft: 60 });
    expect(hoursAfter(stored, to, hour(70))).toEqual({});
  });
});

it('the hours are moved from the first question on, and by no return to review', () => {
  const waiting = moved(request(), 'information', 24);
  const back = { undoneAt: hour(200), next: 'pending' } as const;
  const returned = { ...moved(request({ status: 'declined' }), 'pending', 200), undone: [back] };
  expect([request(), returned].map(isMoved)).toEqual([false, false]);
  expect([waiting, moved(waiting, 'pending', 240)].map(isMoved)).toEqual([true, true]);
});
