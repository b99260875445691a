import type { valuesTab as original } from '../../es/staff/values-tab';
import type { Translation } from '../../translation';
import { catalogue } from './catalogue';
import { valueImport } from './value-import';

export const valuesTab: Translation<typeof original> = { catalogue, valueImport };
