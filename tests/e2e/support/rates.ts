import type { Calculator } from '../../../src/domain/calculator';
import { type RateFigures, ratesOf } from '../../../src/domain/rates/rates';
import { ratesRecord } from '../../../src/records/rates-draft';
import { deleteDocuments, readCollection, writeDocuments } from './firestore-admin';

/** Puts a version of a game's rates into force, with these figures in place of the code's. */
export async function publishRates(
  calculator: Calculator,
  version: number,
  figures: Partial<RateFigures>,
): Promise<void> {
  const reason = { es: 'Sube el mercado', en: 'The market rises' };
  const signed = { reason, author: 'leo', publisher: 'noelia' };
  const publication = { ...signed, since: new Date(), previous: version - 1 };
  const record = ratesRecord({ ...ratesOf(calculator), ...figures, version, publication });
  await writeDocuments({
    [`tarifas/${calculator.id}`]: record,
    [`tarifas/${calculator.id}/versiones/${version}`]: record,
  });
}

/** Takes every published version of a game back, so that version 1 is in force. */
export async function withdrawRates({ id }: Calculator): Promise<void> {
  const versions = Object.keys(await readCollection(`tarifas/${id}/versiones`));
  const published = versions.filter((version) => version !== '1');
  await deleteDocuments([
    `tarifas/${id}`,
    ...published.map((version) => `tarifas/${id}/versiones/${version}`),
  ]);
}
