import { described } from '../described';
import { object, text } from '../shape';

/** Longer than any password that the bank takes; what is wrong with this one is another question. */
const MAX_TYPED = 500;

/** A password as it was typed. */
export const typedPassword = text((value) => value.length <= MAX_TYPED);

/** A member replaces the own password. */
export const changePassword = described(
  object({ present: typedPassword, next: typedPassword }),
  'wrong-password',
  'weak-password',
);
