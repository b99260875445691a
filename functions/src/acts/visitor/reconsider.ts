import { isOwnAsSeen } from '../../../../src/domain/acts/visitor/asked.ts';
import { isOpen } from '../../../../src/domain/request/states.ts';
import { refused, visitorAct } from '../act.ts';
import { readCases } from '../requests/case.ts';
import { reconsidering } from '../requests/reconsider.ts';
import { caseOfCode } from './link.ts';

/** Sends the own declined request back to the queue, once. */
export const reconsider = visitorAct('reconsider', {
  needs: 'session',
  async run({ seen, ...draft }, { store, visitor, now }) {
    const [one] = await readCases(store, [visitor.uid]);
    if (!one) return refused('conflict');
    const { status, reconsideration } = one.request;
    const isSame = reconsideration?.words === draft.words && reconsideration.point === draft.point;
    if (isOpen(status) && isSame) return 'done';
    const writes = isOwnAsSeen(one.request, seen) ? reconsidering(one, draft, now) : undefined;
    return writes ? { writes, entries: undefined } : refused('conflict');
  },
});

/** The same by a mailed link. */
export const reconsiderByLink = visitorAct('reconsiderByLink', {
  needs: 'link',
  kind: 'reconsideration',
  async run({ code, point, words }, { store, link, now }) {
    const one = await caseOfCode(store, code);
    const writes = one && reconsidering(one, { point, words }, now);
    return writes
      ? { writes: [...writes, link.end(now)], entries: undefined }
      : refused('conflict');
  },
});
