/** The words of the records that the file of a visitor's own data repeats. */
export { STORED_CAUSE, STORED_NEED, STORED_POINT, STORED_REASON } from '../records/request/words';
