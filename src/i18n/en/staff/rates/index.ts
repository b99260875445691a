import type { ratesTab as original } from '../../../es/staff/rates';
import type { Translation } from '../../../translation';
import { returnDraft, writers } from '../drafts';
import { loan } from '../loan-terms';
import { rates } from './rates';
import { rehearsal } from './rehearsal';

/** The copy that comes with the Tarifas tab and not with the staff area. */
export const ratesTab: Translation<typeof original> = {
  loan,
  rates,
  rehearsal,
  returnDraft,
  writers,
};
