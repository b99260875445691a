import { isNextOf, isSeenDraft, savedParts } from '../../../../src/domain/acts/drafts.ts';
import { lacksReason } from '../../../../src/domain/acts/rates.ts';
import { writersOf } from '../../../../src/domain/drafts.ts';
import { isSameText } from '../../../../src/domain/language.ts';
import { checkRates, differingRates, ratesAuthors } from '../../../../src/domain/rates/rates.ts';
import { draftRecord } from '../../../../src/records/rates-draft.ts';
import { refused, staffAct } from '../act.ts';
import { discarded, returned } from '../drafts.ts';
import { type RatesOfGame, readRatesOf } from './rates-of-game.ts';

const discardEntryId = (game: string, draft: string) => `borrador_${game}_${draft}`;

const storedOf = (game: string, { calculator, inForce, draft }: RatesOfGame) => ({
  path: `borradores/${game}`,
  draft,
  writers: draft ? writersOf(ratesAuthors(calculator, inForce, draft)) : [],
});

/** Saves a draft over the one that the screen showed, or the first one. */
export const saveRatesDraft = staffAct('saveRatesDraft', {
  roles: ['analyst', 'reviewer'],
  noAudit: 'the draft tells who wrote which part of it, and changes nothing in force',
  async run({ game, seen, figures, reason, previousWrong }, { store, member, now }) {
    const found = await readRatesOf(store, game, `auditoria/${discardEntryId(game, seen.draft)}`);
    if (typeof found === 'string') return refused(found);
    const { calculator, inForce, draft, others } = found;
    if (checkRates(calculator, figures).length > 0) return refused('invalid');
    const next = { ...figures, reason, previousWrong };
    const changed = differingRates(calculator, draft ?? inForce, next);
    const isSame = changed.length === 0 && draft && isSameText(draft.reason, reason) && !draft.note;
    if (isSame && isNextOf(draft, seen)) return 'done';
    // A first save that comes late does not bring back what was discarded.
    const isDiscarded = !draft && others[0] !== undefined;
    if (!isSeenDraft(draft, seen) || isDiscarded || inForce.version !== seen.version)
      return refused('conflict');
    if (isSame) return 'done';
    if (lacksReason(calculator, inForce, next)) return refused('reason');
    const differing = differingRates(calculator, inForce, next);
    const parts = savedParts(draft, seen, { reason, differing, changed }, member.uid);
    const saved = { ...next, ...parts, savedAt: now };
    return {
      writes: [{ set: `borradores/${game}`, fields: draftRecord(saved) }],
      entries: undefined,
    };
  },
});

/** Discards the draft that the screen showed. */
export const discardRatesDraft = staffAct('discardRatesDraft', {
  roles: ['analyst', 'reviewer'],
  audit: ['descartar-borrador'],
  async run({ game, seen }, { store, member }) {
    const id = discardEntryId(game, seen.draft);
    const found = await readRatesOf(store, game, `auditoria/${id}`);
    if (typeof found === 'string') return refused(found);
    const entry = { id, action: 'descartar-borrador', noted: found.others[0] };
    return discarded(storedOf(game, found), seen, entry, member);
  },
});

/** Returns the draft that the screen showed, with a note. */
export const returnRatesDraft = staffAct('returnRatesDraft', {
  roles: ['reviewer'],
  noAudit: 'the note is in the draft, with author and moment',
  async run({ game, ...asked }, { store, member, now }) {
    const found = await readRatesOf(store, game);
    if (typeof found === 'string') return refused(found);
    return returned(storedOf(game, found), asked, { member, now });
  },
});
