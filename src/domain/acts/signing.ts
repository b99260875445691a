import { DAY_MS } from '../time';
import type { Member } from './member';

/** For so many days, who let somebody in does not sign with them, in either direction. */
export const APART_DAYS = 30;

/** A member as the directory has them, with who let them in; nobody did where the bank's command did. */
export interface Signer extends Member {
  readonly active: boolean;
  readonly letIn?: { readonly author: string; readonly at: Date };
}

const hasLetIn = ({ uid }: Signer, { letIn }: Signer, now: Date) =>
  letIn?.author === uid && now.getTime() < letIn.at.getTime() + APART_DAYS * DAY_MS;

/**
 * How a member's signature stands beside those that are there. `let-in`: one of them let the other in,
 * and somebody else could sign; `alone`: nobody else who is active could, so it counts; undefined: free.
 */
export function signing(
  directory: readonly Signer[],
  { uid }: Pick<Member, 'uid'>,
  signed: readonly string[],
  couldSign: (member: Member) => boolean,
  now: Date,
): 'let-in' | 'alone' | undefined {
  const before = directory.filter((one) => signed.includes(one.uid));
  const isFree = (one: Signer) =>
    !before.some((other) => hasLetIn(one, other, now) || hasLetIn(other, one, now));
  const member = directory.find((one) => one.uid === uid);
  if (!member || isFree(member)) return undefined;
  const isAnotherThere = directory.some(
    (one) =>
      one.active && one.uid !== uid && !signed.includes(one.uid) && couldSign(one) && isFree(one),
  );
  return isAnotherThere ? 'let-in' : 'alone';
}
