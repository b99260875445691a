import { catalogue } from './catalogue';
import { valueImport } from './value-import';

/** The copy that comes with parts of the Valores tab when they are shown, and not with the staff area. */
export const valuesTab = { catalogue, valueImport };
