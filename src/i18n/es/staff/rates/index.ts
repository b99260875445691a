import { loan } from './loan';
import { rates } from './rates';
import { rehearsal } from './rehearsal';
import { returnDraft } from './return-draft';
import { writers } from './writers';

/** The copy that comes with the Tarifas tab and not with the staff area. */
export const ratesTab = { loan, rates, rehearsal, returnDraft, writers };
