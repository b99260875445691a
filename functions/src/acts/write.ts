import type { RecordFields } from '../../../src/records/fields.ts';

/** In place of a value: the field goes. */
export const REMOVED: unique symbol = Symbol('removed');

/** A change of one document. Moments are written as `Date`, and read with `toDate`. */
export type Write =
  /** A new document; if it is there, nothing of the act is written. */
  | { readonly create: string; readonly fields: RecordFields }
  /** A document as a whole, in place of one that may be there. */
  | { readonly set: string; readonly fields: RecordFields }
  /** Fields by their paths, of a document that is there. */
  | { readonly update: string; readonly fields: RecordFields }
  /** Maps are merged, and the document is made if it is missing. */
  | { readonly merge: string; readonly fields: RecordFields }
  | { readonly remove: string };

/** A write asked for a document that is there already, or is missing: nothing was written. */
export class Collision extends Error {
  override readonly name = 'Collision';
}
