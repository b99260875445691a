import { catalogue } from './catalogue';
import { valueImport } from './value-import';

/** The copy that comes with the Valores tab and not with the staff area. */
export const valuesTab = { catalogue, valueImport };
