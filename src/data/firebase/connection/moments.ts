import { serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import type { Moments } from '../../../records/moments';

/** Moments as the browser's Firestore writes them. */
export const moments: Moments = {
  now: () => serverTimestamp(),
  at: (moment) => Timestamp.fromDate(moment),
};
