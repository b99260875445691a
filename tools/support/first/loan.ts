import { brand } from '../../../src/config/brand';
import { DAY_MS } from '../../../src/domain/time';
import { LOAN_TERMS } from '../../../src/records/loan';
import { loanTermsRecord, referenceRecord } from '../../../src/records/loan-draft';
import { loanFigures, referenceRate } from '../../samples/loan-terms';
import type { Admin } from '../admin';

/** When a day of the Dominican Republic ends, in milliseconds after midnight UTC. */
const DAY_END_MS = 14_400_000;

/** When terms of a local run end: in ten weeks. */
const localEnd = (now: number) => new Date((Math.floor(now / DAY_MS) + 70) * DAY_MS + DAY_END_MS);

/** Publishes terms of the example of a loan and a reference rate, as the staff of a local run would. */
export async function writeFirstLoan({ db }: Pick<Admin, 'db'>): Promise<void> {
  const now = new Date();
  const author = brand.bank;
  const reason = { es: 'Primeros términos del ejemplo', en: 'First terms of the example' };
  const figures = { ...loanFigures, validUntil: localEnd(now.getTime()) };
  const signed = { version: 1, since: now, reason, author, publisher: author };
  const terms = loanTermsRecord({ ...figures, ...signed });
  const reference = referenceRecord({ ...referenceRate, enteredAt: now, author });
  const batch = db.batch();
  batch.set(db.doc(`${LOAN_TERMS}/versiones/1`), terms);
  batch.set(db.doc(LOAN_TERMS), { ...terms, ...reference });
  await batch.commit();
}
