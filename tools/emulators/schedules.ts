import { setTimeout as wait } from 'node:timers/promises';
import { sendDueEvents } from '../../functions/src/events/deliver';
import { LOCAL_SECRET } from '../../functions/src/events/local-secret';
import { postSigned } from '../../functions/src/events/post';
import { localSend } from '../../functions/src/mail/local-send';
import { sweepMails } from '../../functions/src/mail/sweep';
import { lapseApprovals } from '../../functions/src/schedules/lapsed';
import { followUpQuestions } from '../../functions/src/schedules/unanswered';
import { sendDigest } from '../../functions/src/staff/digest';
import { escalate } from '../../functions/src/staff/escalation';
import { tellFullHour } from '../../functions/src/staff/full-hour';
import { publishResponseTime } from '../../functions/src/summaries/response-time';
import { countTeam } from '../../functions/src/summaries/team';
import { withAdmin } from '../support/admin';
import { OUTBOX } from '../support/local-project';

const PAUSE_MS = 60_000;

/**
 * Runs the frequent scheduled functions every minute, because the emulators run no schedules: the
 * sweep of mails, the staff's digest, the bank's response time, the team's week, questions without an answer, approvals that end and the events for
 * the bank's core system. Continues until the signal aborts; reports a failure and tries again a
 * minute later.
 */
export async function runSchedules(signal: AbortSignal): Promise<void> {
  const pause = () => wait(PAUSE_MS, true, { signal }).catch(() => false);
  const send = localSend(OUTBOX);
  const post = postSigned({ secret: LOCAL_SECRET, allowsLocal: true });
  while (await pause()) {
    await withAdmin(undefined, async ({ db }) => {
      const mails = { db, send, wait, atOnce: 5, now: Date.now };
      await sweepMails(mails);
      await sendDigest(mails);
      await escalate(mails);
      await tellFullHour(mails);
      await publishResponseTime(db, Date.now());
      await countTeam(db, Date.now());
      await followUpQuestions(db, Date.now());
      await lapseApprovals(db, Date.now());
      await sendDueEvents({ db, post, now: () => new Date() });
    }).catch(
      (error: unknown) => signal.aborted || console.error('A scheduled function failed:', error),
    );
  }
}
