import { RecordError, type RecordFields } from '../../../src/records/fields.ts';

/** What a record says; undefined for one that is missing or not as specified. */
export function readable<T>(
  record: RecordFields | undefined,
  read: (record: RecordFields) => T,
): T | undefined {
  try {
    return record && read(record);
  } catch (error) {
    if (error instanceof RecordError) return undefined;
    throw error;
  }
}
