/** The words of the records that the send form and the file of a visitor's own data repeat. */
export { STORED_OPTIONAL, storedOptional } from '../records/optional-fields';
export {
  STORED_CAUSE,
  STORED_FACT_KIND,
  STORED_MARK,
  STORED_NEED,
  STORED_POINT,
  STORED_TOLD,
} from '../records/words';
