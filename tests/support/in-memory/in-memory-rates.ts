import { BackendError } from '../../../src/data/errors';
import type { Calculator } from '../../../src/domain/calculator';
import { checkLine, normalizeText, normalizeWords } from '../../../src/domain/fields/fields';
import { isInEveryLanguage, isSameText, type Text } from '../../../src/domain/language';
import {
  changedRates,
  checkRates,
  MAX_RATES_NOTE,
  MAX_RATES_REASON,
  type PublishedRates,
  type RateFigures,
  type Rates,
  type RatesDraft,
  ratesOf,
} from '../../../src/domain/rates/rates';
import type { StaffRole } from '../../../src/domain/session';
/** The stored rates, by game. */
export interface StoredRates {
  /** Published versions, oldest first; the last is in force. */
  readonly published?: Readonly<Record<string, readonly PublishedRates[]>>;
  readonly drafts?: Readonly<Record<string, RatesDraft>>;
}

/** Who works with them. */
interface Member {
  readonly author: string;
  readonly roles: readonly StaffRole[];
}

function isSame(calculator: Calculator, a: RatesDraft, b: RatesDraft): boolean {
  const isText = isSameText(a.reason, b.reason);
  const isMade = a.author === b.author && a.revision === b.revision;
  const isNote = a.note?.text === b.note?.text && a.note?.author === b.note?.author;
  return isText && isMade && isNote && changedRates(calculator, a, b).length === 0;
}

/** The rates part of a staff backend in memory. */
export function createInMemoryRates(
  contents: StoredRates,
  { author, roles }: Member,
  discarded: (gameId: string) => void,
) {
  const published = new Map(Object.entries(contents.published ?? {}));
  const drafts = new Map(Object.entries(contents.drafts ?? {}));

  const versionsOf = (calculator: Calculator): readonly Rates[] => [
    ratesOf(calculator),
    ...(published.get(calculator.id) ?? []),
  ];
  const inForce = (calculator: Calculator) => versionsOf(calculator).at(-1) ?? ratesOf(calculator);

  function requireRole(...allowed: readonly StaffRole[]) {
    if (!allowed.some((role) => roles.includes(role))) throw new BackendError('denied');
  }

  function requireSeen(calculator: Calculator, seen: RatesDraft | undefined) {
    const stored = drafts.get(calculator.id);
    const isSeen = stored && seen ? isSame(calculator, stored, seen) : stored === seen;
    if (!isSeen) throw new BackendError('conflict');
  }

  return {
    inForce,
    history: (calculator: Calculator) => [...versionsOf(calculator)].reverse(),
    draft: (calculator: Calculator) => drafts.get(calculator.id),
    /** Acts of another member of staff meanwhile. */
    setDraft: (calculator: Calculator, draft: RatesDraft) => drafts.set(calculator.id, draft),
    save(
      calculator: Calculator,
      seen: RatesDraft | undefined,
      { reason, ...figures }: RateFigures & { readonly reason: Text },
    ): RatesDraft {
      requireSeen(calculator, seen);
      requireRole('analyst', 'reviewer');
      const texts = normalizeWords(reason);
      const isLong = Object.values(texts).some((text) => text.length > MAX_RATES_REASON);
      if (isLong || checkRates(calculator, figures).length > 0) throw new BackendError('denied');
      const isFigure = !seen || changedRates(calculator, seen, figures).length > 0;
      const saved = {
        ...figures,
        reason: texts,
        author: isFigure ? author : seen.author,
        savedAt: new Date(),
        revision: (seen?.revision ?? 0) + 1,
      };
      drafts.set(calculator.id, saved);
      return saved;
    },
    discard(calculator: Calculator, seen: RatesDraft) {
      requireSeen(calculator, seen);
      requireRole('analyst', 'reviewer');
      if (seen.author !== author) requireRole('reviewer');
      drafts.delete(calculator.id);
      discarded(calculator.id);
    },
    giveBack(calculator: Calculator, draft: RatesDraft, typed: string): RatesDraft {
      requireSeen(calculator, draft);
      requireRole('reviewer');
      if (draft.author === author || checkLine(typed, MAX_RATES_NOTE))
        throw new BackendError('denied');
      const note = { text: normalizeText(typed), author, writtenAt: new Date() };
      const returned = { ...draft, revision: draft.revision + 1, note };
      drafts.set(calculator.id, returned);
      return returned;
    },
    publish(calculator: Calculator, draft: RatesDraft, seen: Rates): PublishedRates {
      requireSeen(calculator, draft);
      if (inForce(calculator).version !== seen.version) throw new BackendError('conflict');
      requireRole('reviewer');
      const hasReason = isInEveryLanguage(draft.reason);
      if (draft.author === author || !hasReason) throw new BackendError('denied');
      const { rates, options, base, reason } = draft;
      const next = {
        version: seen.version + 1,
        rates,
        options,
        base,
        publication: {
          since: new Date(),
          previous: seen.version,
          reason,
          author: draft.author,
          publisher: author,
        },
      };
      published.set(calculator.id, [...(published.get(calculator.id) ?? []), next]);
      drafts.delete(calculator.id);
      return next;
    },
  };
}
