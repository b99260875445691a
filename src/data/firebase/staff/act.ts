import type { AnswerOf, AskedOf } from '../../../domain/acts/described';
import type { StaffActs } from '../../../domain/acts/staff-acts';
import { sayAct as say } from '../connection/say-act';
import type { StaffContext } from '../context';

/** Carries out an act of staff at the bank; see StaffBackend.act. */
export function sayAct<Name extends keyof StaffActs>(
  context: StaffContext,
  name: Name,
  asked: AskedOf<StaffActs, Name>,
): Promise<AnswerOf<StaffActs, Name>> {
  const { staffUrl, author } = context;
  return say<StaffActs, Name>(context, { url: staffUrl, uid: author }, name, asked);
}
