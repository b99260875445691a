import { FieldValue } from 'firebase-admin/firestore';
import { brand } from '../../../src/config/brand';
import { ratesOf } from '../../../src/domain/rates/rates';
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
    const { version, rates, options, base } = ratesOf(calculator);
    const path = db.doc(`tarifas/${calculator.id}/versiones/${version}`);
    if ((await path.get()).exists) continue;
    missing += 1;
    batch.create(path, {
      version,
      tasas: rates,
      opciones: options,
      base,
      vigenteDesde: FieldValue.serverTimestamp(),
      anterior: 0,
      motivo: { es: 'Tarifas de apertura', en: 'Opening rates' },
      autor: brand.bank,
      publicadoPor: brand.bank,
    });
  }
  await batch.commit();
  return missing;
}
