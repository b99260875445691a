import type { Need } from '../../../src/domain/request/questions';
import type { DeclineReason } from '../../../src/domain/request/reasons';
import type { UndoCause } from '../../../src/domain/request/undo';
import {
  fromStoredCause,
  fromStoredNeed,
  fromStoredReason,
  type StoredCause,
  type StoredNeed,
  type StoredReason,
} from '../../../src/records/request/words';

/** The need that is stored so. */
export const needOf = (word: StoredNeed) => fromStoredNeed(word) as Need;

/** The reason of a decline that is stored so. */
export const reasonOf = (word: StoredReason) => fromStoredReason(word) as DeclineReason;

/** The cause of an undoing that is stored so. */
export const causeOf = (word: StoredCause) => fromStoredCause(word) as UndoCause;
