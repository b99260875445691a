import type { Calculator } from '../../../src/domain/calculator';
import {
  type PublishedRates,
  type Rates,
  type RatesDraft,
  ratesOf,
} from '../../../src/domain/rates/rates';
import { readRates } from '../../../src/records/rates';
import { readDraft, readRatesVersion } from '../../../src/records/rates-draft';
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
export function createInMemoryRates({ documents }: InMemoryDocuments) {
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

  const inForce = (calculator: Calculator) => versionsOf(calculator).at(-1) ?? ratesOf(calculator);

  return {
    inForce,
    history: (calculator: Calculator) => versionsOf(calculator, readRatesVersion).reverse(),
    draft: draftOf,
    /** Acts of another member of staff meanwhile. */
    setDraft: (calculator: Calculator, draft: RatesDraft) =>
      void documents.set(`borradores/${calculator.id}`, documentOf(draftDocument(draft))),
  };
}
