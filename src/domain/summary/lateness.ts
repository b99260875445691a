import type { Bucket } from './histogram';

/** How late the bank is. Promedios and the open clock count it alike. */
export interface Lateness {
  /** Everybody who counts: the answered ones, and those who wait past the 72 hours. */
  readonly people: number;
  /** Within how many whole hours nine of ten had an answer; undefined if more than one of ten waits. */
  readonly hours: number | undefined;
}

/**
 * The lateness of answers, by the beginning of their bucket of minutes (`minuteBucket`) in any order,
 * and of so many open requests whose 72 hours are over: they are slower than any answer.
 */
export function lateness(
  answers: readonly Pick<Bucket, 'from' | 'count'>[],
  overdue: number,
): Lateness {
  const people = answers.reduce((sum, { count }) => sum + count, overdue);
  let answered = 0;
  const last = answers
    .toSorted((one, other) => one.from - other.from)
    .find(({ count }) => {
      answered += count;
      return answered * 10 >= people * 9;
    });
  return { people, hours: last && last.from / 60 + 1 };
}
