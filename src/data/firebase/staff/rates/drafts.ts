import { collection, doc, getDoc } from 'firebase/firestore/lite';
import { seenOfDraft } from '../../../../domain/acts/drafts';
import type { Calculator } from '../../../../domain/calculator';
import { normalizeWords } from '../../../../domain/fields/fields';
import type { Text } from '../../../../domain/language';
import type {
  PublishedRates,
  RateFigures,
  Rates,
  RatesDraft,
} from '../../../../domain/rates/rates';
import { readRates } from '../../../../records/market/rates';
import { readDraft } from '../../../../records/market/rates-draft';
import { BackendError } from '../../../errors';
import type { StaffContext } from '../../context';
import { carryOut } from '../act';

async function readStored(
  { db }: StaffContext,
  calculator: Calculator,
): Promise<RatesDraft | undefined> {
  const stored = (await getDoc(doc(db, 'borradores', calculator.id))).data();
  return stored && readDraft(calculator, stored);
}

/** The draft of a game, undefined if there is none. */
export function ratesDraft(
  context: StaffContext,
  calculator: Calculator,
): Promise<RatesDraft | undefined> {
  return context.caller.read(() => readStored(context, calculator));
}

/** The draft after an act on it. */
async function changedDraft(context: StaffContext, calculator: Calculator): Promise<RatesDraft> {
  const draft = await context.caller.readBack(() => readStored(context, calculator));
  if (!draft) throw new BackendError('conflict');
  return draft;
}

/** Saves a draft over the one that its editor saw; see StaffBackend.saveRatesDraft. */
export async function saveRatesDraft(
  context: StaffContext,
  calculator: Calculator,
  seen: RatesDraft | undefined,
  { reason, rates, options, base }: RateFigures & { readonly reason: Text },
  inForce: Rates,
): Promise<RatesDraft> {
  const first = { draft: doc(collection(context.db, 'borradores')).id, revision: 0 };
  await carryOut(context, 'saveRatesDraft', {
    game: calculator.id,
    seen: { ...(seen ? seenOfDraft(seen) : first), version: inForce.version },
    figures: { rates, options, base },
    reason: normalizeWords(reason),
  });
  return changedDraft(context, calculator);
}

/** Deletes the draft that its reader saw; see StaffBackend.discardRatesDraft. */
export function discardRatesDraft(
  context: StaffContext,
  { id }: Calculator,
  seen: RatesDraft,
): Promise<void> {
  return carryOut(context, 'discardRatesDraft', { game: id, seen: seenOfDraft(seen) });
}

/** Gives the draft that a reviewer saw back with a note; see StaffBackend.returnRatesDraft. */
export async function returnRatesDraft(
  context: StaffContext,
  calculator: Calculator,
  seen: RatesDraft,
  words: string,
): Promise<RatesDraft> {
  const asked = { game: calculator.id, seen: seenOfDraft(seen), words };
  await carryOut(context, 'returnRatesDraft', asked);
  return changedDraft(context, calculator);
}

/** Puts a draft into force; see StaffBackend.publishRates. */
export async function publishRates(
  context: StaffContext,
  calculator: Calculator,
  draft: RatesDraft,
  { version }: Rates,
): Promise<PublishedRates> {
  const seen = { ...seenOfDraft(draft), version };
  await carryOut(context, 'publishRates', { game: calculator.id, seen });
  const made = doc(context.db, 'tarifas', calculator.id, 'versiones', String(version + 1));
  const published = await context.caller.readBack(async () => {
    const stored = (await getDoc(made)).data();
    return stored && readRates(calculator, stored);
  });
  if (!published) throw new BackendError('conflict');
  return published;
}
