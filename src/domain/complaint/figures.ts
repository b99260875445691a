import { medianOf } from '../summary/histogram';

/** How the bank answers complaints, erased ones included. */
export interface ComplaintFigures {
  readonly open: number;
  /** Open ones whose days are over. */
  readonly overdue: number;
  /** Answers that agree with the person, and that do not. */
  readonly upheld: number;
  readonly rejected: number;
  /** How many answers took how many days, the begun day counted whole. */
  readonly days: Readonly<Record<string, number>>;
}

/** The part of the answers, from 0 to 1, that agree with the person; undefined without any. */
export function upheldShare({
  upheld,
  rejected,
}: Pick<ComplaintFigures, 'upheld' | 'rejected'>): number | undefined {
  return upheld + rejected === 0 ? undefined : upheld / (upheld + rejected);
}

/** The median of days until the answer; undefined without any. */
export function medianDays({ days }: Pick<ComplaintFigures, 'days'>): number | undefined {
  const buckets = Object.entries(days)
    .map(([day, count]) => ({ from: Number(day), count, sum: Number(day) * count }))
    .sort((a, b) => a.from - b.from);
  return medianOf(buckets);
}
