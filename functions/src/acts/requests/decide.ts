import { brand } from '../../../../src/config/brand.ts';
import { isAsSeen, isTaken } from '../../../../src/domain/acts/case.ts';
import {
  type DecisionChoice,
  decideObstacle,
  isDecidedBy,
  needsSecondPerson,
  reasonObstacle,
} from '../../../../src/domain/acts/deciding.ts';
import { isDuplicate } from '../../../../src/domain/acts/duplicates.ts';
import type { Member } from '../../../../src/domain/acts/member.ts';
import { oneLoanObstacle } from '../../../../src/domain/acts/one-loan.ts';
import { approvalMail, declineMail } from '../../../../src/domain/mail/staff-mail.ts';
import { declineWords } from '../../../../src/domain/mail/staff-mail-words.ts';
import { approvalUntil } from '../../../../src/domain/request/approval.ts';
import type { Decision } from '../../../../src/domain/request/loan-request.ts';
import { BY_PHONE } from '../../../../src/domain/request/reasons.ts';
import { isOpen } from '../../../../src/domain/request/states.ts';
import type { RecordFields } from '../../../../src/records/fields.ts';
import { decisionMailId, decisionSuffix } from '../../../../src/records/mail.ts';
import { decisionRecord } from '../../../../src/records/request/request-life.ts';
import {
  decisionFile,
  nextProposalNumber,
  proposalFile,
} from '../../../../src/records/staff/case-file.ts';
import { readConfirmation } from '../../../../src/records/staff/settings.ts';
import { refused, refusedBy, staffAct } from '../act.ts';
import { signedAlone, signingNow } from '../signing.ts';
import { type Case, entryAbout, mailTo, readCases, statusChange } from './case.ts';
import { oneLoanOf } from './person.ts';

/** The writes and the entry of a decision, with what that notes; of a duplicate's, with the request that it repeats. */
function decision(
  one: Case,
  choice: DecisionChoice,
  member: Member,
  now: Date,
  besides: Pick<Decision, 'repeatOf' | 'why'> = {},
  noted: RecordFields = {},
) {
  const { repeatOf } = besides;
  const { request } = one;
  const { id, code, undone = [], reconsideration } = request;
  const reason = choice.status === 'declined' ? choice.reason : undefined;
  const number = undone.length + 1;
  const until = reason ? undefined : approvalUntil(now);
  const mails = reason
    ? declineMail(brand, declineWords(reason), code, reconsideration !== undefined)
    : approvalMail(brand, until, code);
  const fields = decisionRecord(reason, now, until);
  const entryId = `decision_${id}${decisionSuffix(number)}`;
  return {
    writes: [
      ...statusChange(one, { to: choice.status, fields, reason, until, repeatOf }, now),
      { merge: `expedientes/${id}`, fields: decisionFile(member.uid, now, besides) },
      mailTo(request, decisionMailId(id, number), mails),
    ],
    entry: entryAbout(id, 'decidir', entryId, {
      ...(repeatOf && { repetida: repeatOf }),
      ...noted,
    }),
  };
}

/** The writes and the entry of a proposal to approve. It ends a question and sends no mail. */
function proposal(one: Case, why: string | undefined, member: Member, now: Date) {
  const { file } = one;
  const { id, status } = one.request;
  const number = nextProposalNumber(file);
  return {
    writes: [
      ...(status === 'pending' ? [] : statusChange(one, { to: 'pending' }, now)),
      { merge: `expedientes/${id}`, fields: proposalFile(member.uid, now, number, why) },
    ],
    entries: [entryAbout(id, 'proponer', `propuesta_${id}_${number}`)] as const,
  };
}

/**
 * Decides a request and closes its duplicates, or proposes to approve it where a second person is
 * needed. A duplicate that is no longer one, is taken or cannot be read stays as it is.
 */
export const decide = staffAct('decide', {
  roles: ['analyst', 'reviewer'],
  audit: ['decidir', 'proponer'],
  async run({ id, seen, choice, duplicates }, { store, member, now }) {
    const [one, ...others] = await readCases(store, [id, ...duplicates]);
    if (!one) return refused('conflict');
    const { request } = one;
    if (isDecidedBy(request, choice, member, seen)) return 'done';
    if (!isOpen(request.status) || !isAsSeen(request, seen)) return refused('conflict');
    const obstacle = decideObstacle(request, choice.status, member);
    if (obstacle) return refusedBy(obstacle);
    const untrue = choice.status === 'declined' && reasonObstacle(request, choice.reason);
    if (untrue) return refused(untrue);
    if (isTaken(one.claim, member, now)) return refused('conflict');
    const { proposal: waiting } = request;
    const confirms = choice.status === 'approved' && waiting?.waiting === true;
    const together =
      confirms &&
      (await signingNow({ store, member, now }, [waiting.author], (third) => {
        return !decideObstacle(request, 'approved', third);
      }));
    if (together === 'let-in') return refused(together);
    let why: string | undefined;
    if (choice.status === 'approved') {
      const [credit] = await store.get('ajustes/credito');
      const loan = await oneLoanOf(store, one);
      const held = oneLoanObstacle(loan);
      if (held) return refused(held);
      why = loan && (choice.why ?? (request.proposal?.waiting ? request.proposal.why : undefined));
      if (loan && !why) return refused('why');
      if (needsSecondPerson(request, readConfirmation(credit), now, loan))
        return proposal(one, why, member, now);
    }
    const closed = others
      .filter((other) => other !== undefined)
      .filter((other) => isDuplicate(other.request, request) && !isTaken(other.claim, member, now))
      .filter((other) => !decideObstacle(other.request, 'declined', member))
      .map((other) =>
        decision(other, { status: 'declined', reason: BY_PHONE }, member, now, { repeatOf: id }),
      );
    const noted = together ? signedAlone(together) : {};
    const besides = why === undefined ? {} : { why };
    const { writes, entry } = decision(one, choice, member, now, besides, noted);
    return {
      writes: [...writes, ...closed.flatMap((each) => each.writes)],
      entries: [entry, ...closed.map((each) => each.entry)],
    };
  },
});
