import { FieldValue } from 'firebase-admin/firestore';
import { brand } from '../../../src/config/brand';
import type { LoanFigures } from '../../../src/domain/loan/terms';
import { DAY_MS } from '../../../src/domain/time';
import { loanFiguresRecord } from '../../../src/records/market/loan';
import type { Admin } from '../admin';

/** When a day of the Dominican Republic ends, in milliseconds of the next day of UTC. */
const DAY_END_MS = 14_400_000;

/** Terms of a local run, which count for ten weeks. */
function localTerms(now: number): LoanFigures {
  return {
    smallest: 500_000,
    largest: 30_000_000,
    months: [6, 12, 18, 24, 36],
    lowestRate: 2_400,
    highestRate: 2_400,
    basis: 360,
    openingRate: 200,
    openingFee: 0,
    insurance: 9_000,
    validUntil: new Date((Math.floor(now / DAY_MS) + 70) * DAY_MS + DAY_END_MS),
  };
}

/** RD$62.4583 for a dollar. */
const LOCAL_RATE = 624_583;

/** Publishes terms of the example of a loan and a reference rate, as the staff of a local run would. */
export async function writeFirstLoan({ db }: Pick<Admin, 'db'>): Promise<void> {
  const terms = {
    version: 1,
    terminos: loanFiguresRecord(localTerms(Date.now())),
    vigenteDesde: FieldValue.serverTimestamp(),
    motivo: { es: 'Primeros términos del ejemplo', en: 'First terms of the example' },
    autor: brand.bank,
    publicadoPor: brand.bank,
  };
  const cambio = {
    tasa: LOCAL_RATE,
    fecha: FieldValue.serverTimestamp(),
    autor: brand.bank,
    anterior: 0,
    ediciones: 1,
  };
  const batch = db.batch();
  batch.set(db.doc('condiciones/prestamo/versiones/1'), terms);
  batch.set(db.doc('condiciones/prestamo'), { ...terms, cambio });
  await batch.commit();
}
