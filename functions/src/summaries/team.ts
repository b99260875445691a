import { FieldPath, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { dayStart } from '../../../src/domain/day.ts';
import { MAX_QUESTIONS } from '../../../src/domain/request/questions.ts';
import { UNDO_DAYS } from '../../../src/domain/request/undo.ts';
import { type MemberWeek, weekKey } from '../../../src/domain/summary/team.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/domain/time.ts';
import { teamPath, teamRecord } from '../../../src/records/team.ts';

/** An act on a request, as the audit has it. */
interface Act {
  readonly author: string;
  readonly at: number;
  readonly kind: string;
  readonly request: string;
  /** Who made the decision that was undone; entries of before 28 November 2026 do not say. */
  readonly makers: readonly string[] | undefined;
}

/** The acts of the audit that a count of a week needs. */
const KINDS = ['tomar', 'relevar', 'decidir', 'deshacer'];
const TAKING = new Set(['tomar', 'relevar']);

/** How long before a week a decision may have been made that is undone in it. */
const BEFORE_MS = (UNDO_DAYS + 1) * DAY_MS;

/** The acts on requests in a week and the days before it, oldest first. */
async function actsOf(db: Firestore, from: number, to: number): Promise<Act[]> {
  const entries = await db
    .collection('auditoria')
    .where('accion', 'in', KINDS)
    .where('fecha', '>=', Timestamp.fromMillis(from - BEFORE_MS))
    .where('fecha', '<', Timestamp.fromMillis(to))
    .orderBy('fecha', 'desc')
    .get();
  return entries.docs
    .filter((entry) => String(entry.get('sobre')).startsWith('users/'))
    .map((entry) => ({
      author: String(entry.get('autor')),
      at: (entry.get('fecha') as Timestamp).toMillis(),
      kind: String(entry.get('accion')),
      request: String(entry.get('caso')),
      makers: entry.get('decidieron') as readonly string[] | undefined,
    }))
    .reverse();
}

/** Who asked a question in a week, once for each. */
async function askersOf(db: Firestore, from: number, to: number): Promise<string[]> {
  const numbers = Array.from({ length: MAX_QUESTIONS }, (_, place) => `${place + 1}`);
  const found = await Promise.all(
    numbers.map(async (number) => {
      const asked = new FieldPath('preguntas', number, 'fecha');
      const files = await db
        .collection('expedientes')
        .where(asked, '>=', Timestamp.fromMillis(from))
        .where(asked, '<', Timestamp.fromMillis(to))
        .select('preguntas')
        .get();
      return files.docs.map((file) =>
        String(file.get(new FieldPath('preguntas', number, 'autor'))),
      );
    }),
  );
  return found.flat();
}

function median(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/** What each member did in the week that begins at `from`, in milliseconds since the epoch. */
function membersOf(acts: readonly Act[], askers: readonly string[], from: number): MemberWeek[] {
  const inWeek = acts.filter(({ at }) => at >= from);
  const decisions = inWeek.filter(({ kind }) => kind === 'decidir');
  const lastBefore = (act: Act, isMeant: (other: Act) => boolean) =>
    acts.findLast((one) => one.request === act.request && one.at <= act.at && isMeant(one));
  const reversed = inWeek
    .filter(({ kind }) => kind === 'deshacer')
    .flatMap(
      (act) => act.makers ?? lastBefore(act, ({ kind }) => kind === 'decidir')?.author ?? [],
    );
  const uids = new Set([
    ...inWeek.filter(({ kind }) => kind !== 'deshacer').map(({ author }) => author),
    ...reversed,
    ...askers,
  ]);
  return [...uids].sort().map((uid) => {
    const own = decisions.filter(({ author }) => author === uid);
    const minutes = own.flatMap((decision) => {
      const isOwnTaking = ({ author, kind }: Act) => author === uid && TAKING.has(kind);
      const taken = lastBefore(decision, isOwnTaking);
      return taken ? Math.ceil((decision.at - taken.at) / MINUTE_MS) : [];
    });
    return {
      uid,
      taken: inWeek.filter(({ author, kind }) => author === uid && TAKING.has(kind)).length,
      decided: own.length,
      medianMinutes: median(minutes),
      reversed: reversed.filter((author) => author === uid).length,
      questions: askers.filter((author) => author === uid).length,
    };
  });
}

/**
 * Counts what each member of staff did in the week of this moment, and in its first hours once more
 * in the week before. A read for each taking and decision of that week and the 30 days before it, and
 * for each question. `now` in milliseconds since the epoch; the counted weeks, by their Monday.
 */
export async function countTeam(db: Firestore, now: number): Promise<readonly string[]> {
  const weeks = [...new Set([weekKey(now - 2 * HOUR_MS), weekKey(now)])];
  for (const week of weeks) {
    const from = dayStart(week);
    const to = from + 7 * DAY_MS;
    const [acts, askers] = await Promise.all([actsOf(db, from, to), askersOf(db, from, to)]);
    const members = membersOf(acts, askers, from);
    await db.doc(teamPath(week)).set(teamRecord(members, Timestamp.fromMillis(now)));
  }
  return weeks;
}
