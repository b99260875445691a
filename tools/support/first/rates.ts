import { brand } from '../../../src/config/brand';
import { ratesOf } from '../../../src/domain/rates/rates';
import { ratesRecord } from '../../../src/records/rates-draft';
import { readCalculators } from '../../rules/read-calculators';
import type { Admin } from '../admin';

/**
 * Stores version 1 of each game's rates, which the code holds, if it is missing: the history begins
 * with it. Returns how many were missing.
 */
export async function writeFirstRates({ db }: Pick<Admin, 'db'>): Promise<number> {
  const batch = db.batch();
  let missing = 0;
  for (const calculator of await readCalculators()) {
    const figures = ratesOf(calculator);
    const { version } = figures;
    const path = db.doc(`tarifas/${calculator.id}/versiones/${version}`);
    if ((await path.get()).exists) continue;
    missing += 1;
    const reason = { es: 'Tarifas de apertura', en: 'Opening rates' };
    const signed = { reason, author: brand.bank, publisher: brand.bank };
    const publication = { ...signed, since: new Date(), previous: version - 1 };
    batch.create(path, ratesRecord({ ...figures, publication }));
  }
  await batch.commit();
  return missing;
}
