import { collection, doc, getDoc, getDocs, limit, orderBy, query } from 'firebase/firestore/lite';
import { BUILT_IN_VERSION, type Calculator } from '../../../../domain/calculator';
import { type Rates, type RatesDraft, ratesOf } from '../../../../domain/rates/rates';
import { readDraft, readRatesVersion } from '../../../../records/rates-draft';
import { type Listed, MAX_PAGE } from '../../../staff/lists';
import type { StaffContext } from '../../context';
import { readRow } from '../lists/paging';

/** Every version of a game's rates, newest first; see StaffBackend.ratesHistory. */
export function ratesHistory(
  { db, caller }: StaffContext,
  calculator: Calculator,
): Promise<Listed<Rates>[]> {
  const versions = collection(db, 'tarifas', calculator.id, 'versiones');
  return caller.read(async () => {
    const { docs } = await getDocs(query(versions, orderBy('version', 'desc'), limit(MAX_PAGE)));
    const rows = docs.map((found) =>
      readRow<Rates>((_, data) => readRatesVersion(calculator, data), found.id, found.data()),
    );
    const isWhole = docs.some(({ id }) => id === String(BUILT_IN_VERSION));
    return isWhole ? rows : [...rows, ratesOf(calculator)];
  });
}

/** The draft of a game; see StaffBackend.ratesDraft. */
export function ratesDraft(
  { db, caller }: StaffContext,
  calculator: Calculator,
): Promise<RatesDraft | undefined> {
  return caller.read(async () => {
    const stored = (await getDoc(doc(db, 'borradores', calculator.id))).data();
    return stored && readDraft(calculator, stored);
  });
}
