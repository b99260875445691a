import { rates } from './rates';

/** The copy that comes with the Tarifas tab and not with the staff area. */
export const ratesTab = { rates };
