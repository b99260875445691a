import type { AskedOf } from '../../../domain/acts/described';
import type { StaffActs } from '../../../domain/acts/staff-acts';
import type { ActAnswer } from '../../staff/acts';
import { sayAct as say } from '../connection/say-act';
import type { StaffContext } from '../context';

/** Carries out an act of staff at the bank; see ActsBackend.act. */
export function sayAct<Name extends keyof StaffActs>(
  context: StaffContext,
  name: Name,
  asked: AskedOf<StaffActs, Name>,
): Promise<ActAnswer<Name>> {
  const { staffUrl, author } = context;
  return say<StaffActs, Name>(context, { url: staffUrl, uid: author }, name, asked);
}
