import type { Calculator } from '../calculator';
import { writersOf } from '../drafts';
import { isInEveryLanguage, type Text } from '../language';
import {
  changedRates,
  MAX_RATE,
  MAX_RATES_NOTE,
  MAX_RATES_REASON,
  needsReason,
  type RateFigures,
  type RatesDraft,
  ratesAuthors,
} from '../rates/rates';
import { described } from './described';
import { type SecondPersonObstacle, seenDraft, seenDraftOver } from './drafts';
import { type Member, mayReview } from './member';
import { byId, documentId, flag, line, object, optionalLine, series, whole, words } from './shape';

/** More than a calculator has of questions, or of options. */
const MANY = 100;

const rate = whole(0, MAX_RATE);
const figures = object({
  rates: byId(rate, MANY),
  options: byId(series(rate, MANY), MANY),
  base: rate,
});

/** Saves a draft of a game's rates. */
export const saveRatesDraft = described(
  object({
    game: documentId,
    seen: seenDraftOver,
    figures,
    reason: words(optionalLine(MAX_RATES_REASON)),
    previousWrong: flag,
  }),
  'conflict',
  'reason',
);

/** Discards a draft of a game's rates. */
export const discardRatesDraft = described(
  object({ game: documentId, seen: seenDraft }),
  'conflict',
  'others',
);

/** Returns a draft of a game's rates to its authors, with a note. */
export const returnRatesDraft = described(
  object({ game: documentId, seen: seenDraft, words: line(MAX_RATES_NOTE) }),
  'conflict',
  'author',
);

/** Puts a draft of a game's rates into force. */
export const publishRates = described(
  object({ game: documentId, seen: seenDraftOver }),
  'conflict',
  'author',
  'equal',
  'reason',
  'let-in',
);

/** Whether figures rise so much that their draft needs a reason in every language to be saved. */
export function lacksReason(
  calculator: Calculator,
  inForce: RateFigures,
  draft: RateFigures & { readonly reason: Text },
): boolean {
  const isLarge = changedRates(calculator, inForce, draft).some(({ before, after }) =>
    needsReason(after, before),
  );
  return isLarge && !isInEveryLanguage(draft.reason);
}

/**
 * Why a member may not publish a draft. `equal`: it changes no figure; `reason`: it is missing in a
 * language.
 */
export type PublishRatesObstacle = SecondPersonObstacle | 'equal' | 'reason';

/** Everything that keeps this member from publishing this draft; empty if nothing does. */
export function publishRatesObstacles(
  calculator: Calculator,
  inForce: RateFigures,
  draft: RatesDraft,
  member: Pick<Member, 'uid' | 'roles'>,
): PublishRatesObstacle[] {
  const writers = writersOf(ratesAuthors(calculator, inForce, draft));
  const found: readonly [PublishRatesObstacle, boolean][] = [
    ['role', !mayReview(member)],
    ['author', writers.includes(member.uid)],
    ['equal', changedRates(calculator, inForce, draft).length === 0],
    ['reason', !isInEveryLanguage(draft.reason)],
  ];
  return found.flatMap(([obstacle, stands]) => (stands ? [obstacle] : []));
}
