import { describe, expect, it } from 'vitest';
import { dayKey } from '../../../src/domain/day';
import { type Answered, bankAnswers } from '../../../src/domain/summary/bank-answers';
import { HOUR_MS } from '../../../src/domain/time';

const SENT = Date.UTC(2026, 10, 2, 14);
/** So many hours after the sending. */
const hour = (hours: number) => new Date(SENT + hours * HOUR_MS);

const request = (changes: Partial<Answered>): Answered => ({
  receivedAt: hour(0),
  undone: [],
  decidedAt: undefined,
  endedAt: undefined,
  questions: [],
  proposedAt: undefined,
  ...changes,
});

/** Each answer as its day, counted from the sending's, and the bank's hours. */
const told = (changes: Partial<Answered>) =>
  bankAnswers(request(changes)).map(({ day, minutes }) => [
    day,
    minutes === undefined ? 'none' : minutes / 60,
  ]);

const asked = (at: number, answered?: number) => ({
  askedAt: hour(at),
  answer: answered === undefined ? undefined : { text: 'Sí', answeredAt: hour(answered) },
});

const undone = (decided: number, at: number, next: 'pending' | 'approved', byVisitor?: true) => ({
  decidedAt: hour(decided),
  undoneAt: hour(at),
  next,
  ...(byVisitor && { byVisitor }),
});

describe('an answer of the bank', () => {
  it.each<[string, Partial<Answered>, [number, number | 'none'][]]>([
    ['decided', { decidedAt: hour(10) }, [[10, 10]]],
    ['decided late', { decidedAt: hour(100) }, [[100, 100]]],
    ['lapsed or given back', { decidedAt: hour(10), endedAt: hour(700) }, [[10, 10]]],
    [
      'asked, answered after nine days, decided',
      { decidedAt: hour(270), questions: [asked(24, 240)] },
      [[270, 54]],
    ],
    [
      'asked twice',
      { decidedAt: hour(300), questions: [asked(10, 100), asked(110, 290)] },
      [[300, 30]],
    ],
    ['decided without the answer', { decidedAt: hour(50), questions: [asked(24)] }, [[50, 24]]],
    [
      'proposed without the answer, confirmed later',
      { decidedAt: hour(50), questions: [asked(24)], proposedAt: hour(40) },
      [[50, 34]],
    ],
    [
      'proposed before the question',
      { decidedAt: hour(50), questions: [asked(24)], proposedAt: hour(20) },
      [[50, 24]],
    ],
    [
      'reconsidered',
      { decidedAt: hour(230), undone: [undone(30, 200, 'pending', true)] },
      [
        [30, 30],
        [230, 30],
      ],
    ],
    ['being reconsidered', { undone: [undone(30, 200, 'pending', true)] }, [[30, 30]]],
    [
      'withdrawn after 72 hours of reconsidering',
      { undone: [undone(30, 200, 'pending', true)], endedAt: hour(300) },
      [
        [30, 30],
        [272, 'none'],
      ],
    ],
    [
      'undone to the other answer',
      { decidedAt: hour(60), undone: [undone(30, 60, 'approved')] },
      [[60, 60]],
    ],
    [
      'undone to review and decided again',
      { decidedAt: hour(110), undone: [undone(30, 100, 'pending')] },
      [[110, 10]],
    ],
    [
      'reconsidered after it was undone to review',
      {
        decidedAt: hour(220),
        undone: [undone(30, 100, 'pending'), undone(120, 200, 'pending', true)],
      },
      [
        [120, 20],
        [220, 20],
      ],
    ],
    [
      'decided without an answer, undone to review and decided again',
      {
        decidedAt: hour(110),
        undone: [undone(30, 100, 'pending')],
        questions: [asked(20)],
      },
      [[110, 10]],
    ],
    ['open', {}, []],
    ['withdrawn in time', { endedAt: hour(72) }, []],
    ['withdrawn a minute later', { endedAt: hour(72 + 1 / 60) }, [[72, 'none']]],
    ['withdrawn much later', { endedAt: hour(500) }, [[72, 'none']]],
    [
      'never answered by the visitor, asked in time',
      { endedAt: hour(264), questions: [asked(24)] },
      [],
    ],
    [
      'never answered by the visitor, asked late',
      { endedAt: hour(320), questions: [asked(80)] },
      [[72, 'none']],
    ],
    [
      'withdrawn late after an answer',
      { endedAt: hour(400), questions: [asked(24, 240)] },
      [[288, 'none']],
    ],
    ['asked late, still waiting', { endedAt: hour(80), questions: [asked(80)] }, [[72, 'none']]],
  ])('%s', (_, changes, expected) => {
    expect(told(changes)).toEqual(expected.map(([at, hours]) => [dayKey(hour(at)), hours]));
  });
});
