import { BackendError } from '../../../src/data/errors';
import { seenOfDraft } from '../../../src/domain/acts/drafts';
import type { Calculator } from '../../../src/domain/calculator';
import { normalizeWords } from '../../../src/domain/fields/fields';
import type { Text } from '../../../src/domain/language';
import {
  type PublishedRates,
  type RateFigures,
  type Rates,
  type RatesDraft,
  ratesOf,
} from '../../../src/domain/rates/rates';
import { readRates } from '../../../src/records/market/rates';
import { readDraft, readRatesVersion } from '../../../src/records/market/rates-draft';
import { documentOf } from '../acts/map-database';
import { draftDocument } from '../stored-documents';
import type { InMemoryDocuments } from './in-memory-documents';

/** The stored rates, by game. */
export interface StoredRates {
  /** Published versions, oldest first; the last is in force. */
  readonly published?: Readonly<Record<string, readonly PublishedRates[]>>;
  readonly drafts?: Readonly<Record<string, RatesDraft>>;
}

/** The rates part of a staff backend in memory: the product's own acts over a map of documents. */
export function createInMemoryRates({ documents, say }: InMemoryDocuments) {
  let firsts = 0;

  function versionsOf(calculator: Calculator, read = readRates): Rates[] {
    const versions = [...documents.keys()].filter((path) =>
      path.startsWith(`tarifas/${calculator.id}/versiones/`),
    );
    const published = versions.map((path) => read(calculator, documents.get(path) ?? {}));
    return [ratesOf(calculator), ...published];
  }

  function draftOf(calculator: Calculator): RatesDraft | undefined {
    const stored = documents.get(`borradores/${calculator.id}`);
    return stored && readDraft(calculator, stored);
  }

  function changedDraft(calculator: Calculator): RatesDraft {
    const draft = draftOf(calculator);
    if (!draft) throw new BackendError('conflict');
    return draft;
  }

  const inForce = (calculator: Calculator) => versionsOf(calculator).at(-1) ?? ratesOf(calculator);

  return {
    inForce,
    history: (calculator: Calculator) => versionsOf(calculator, readRatesVersion).reverse(),
    draft: draftOf,
    /** Acts of another member of staff meanwhile. */
    setDraft: (calculator: Calculator, draft: RatesDraft) =>
      void documents.set(`borradores/${calculator.id}`, documentOf(draftDocument(draft))),
    async save(
      calculator: Calculator,
      seen: RatesDraft | undefined,
      { reason, rates, options, base }: RateFigures & { readonly reason: Text },
      { version }: Rates,
    ): Promise<RatesDraft> {
      firsts += 1;
      const first = { draft: `draft${firsts}`, revision: 0 };
      await say('saveRatesDraft', {
        game: calculator.id,
        seen: { ...(seen ? seenOfDraft(seen) : first), version },
        figures: { rates, options, base },
        reason: normalizeWords(reason),
      });
      return changedDraft(calculator);
    },
    discard: ({ id }: Calculator, seen: RatesDraft) =>
      say('discardRatesDraft', { game: id, seen: seenOfDraft(seen) }),
    async giveBack(calculator: Calculator, seen: RatesDraft, words: string): Promise<RatesDraft> {
      const asked = { game: calculator.id, seen: seenOfDraft(seen), words };
      await say('returnRatesDraft', asked);
      return changedDraft(calculator);
    },
    async publish(calculator: Calculator, draft: RatesDraft, { version }: Rates) {
      const seen = { ...seenOfDraft(draft), version };
      await say('publishRates', { game: calculator.id, seen });
      const made = documents.get(`tarifas/${calculator.id}/versiones/${version + 1}`);
      if (!made) throw new BackendError('conflict');
      return readRates(calculator, made);
    },
  };
}
