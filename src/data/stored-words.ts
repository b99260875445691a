/** The words of the records that the send form and the file of a visitor's own data repeat. */
export {
  STORED_CAUSE,
  STORED_NEED,
  STORED_OPTIONAL,
  STORED_POINT,
  STORED_REASON,
  storedOptional,
} from '../records/request/words';
