import { brand } from '../../../../src/config/brand.ts';
import { isAsSeen, isTaken } from '../../../../src/domain/acts/case.ts';
import {
  type DecisionChoice,
  decideObstacle,
  isConfirming,
  isDecidedBy,
  reasonObstacle,
} from '../../../../src/domain/acts/deciding.ts';
import { isDuplicate } from '../../../../src/domain/acts/duplicates.ts';
import type { Member } from '../../../../src/domain/acts/member.ts';
import { type SecondReason, signatures } from '../../../../src/domain/acts/signatures.ts';
import { approvalMail, declineMail } from '../../../../src/domain/mail/decision-mails.ts';
import { approvalUntil } from '../../../../src/domain/request/approval.ts';
import {
  type Decision,
  type Proposal,
  toldOf,
} from '../../../../src/domain/request/loan-request.ts';
import { BY_PHONE } from '../../../../src/domain/request/reasons.ts';
import { isOpen } from '../../../../src/domain/request/states.ts';
import {
  decisionFile,
  nextProposalNumber,
  proposalFile,
  proposersFile,
} from '../../../../src/records/case-file.ts';
import type { RecordFields } from '../../../../src/records/fields.ts';
import { decisionMailId, decisionSuffix } from '../../../../src/records/mail.ts';
import { decisionRecord } from '../../../../src/records/request-life.ts';
import { refused, refusedBy, staffAct } from '../act.ts';
import { mendedCase } from '../rates/mended.ts';
import { signedAlone, signingNow } from '../signing.ts';
import { approvalCase, approvalParts } from './approval.ts';
import { type Case, entryAbout, mailTo, readCases, statusChange } from './case.ts';

/** The writes and the entry of a decision, with what that notes; of a duplicate's, with the request that it repeats. */
function decision(
  one: Case,
  choice: DecisionChoice,
  member: Member,
  now: Date,
  besides: Pick<Decision, 'duplicateOf' | 'why'> & {
    readonly because?: readonly SecondReason[];
  } = {},
  noted: RecordFields = {},
) {
  const { duplicateOf, because = [] } = besides;
  const { request } = one;
  const { id, code, undone = [], reconsideration } = request;
  const { reason, mostLent } = { reason: undefined, mostLent: undefined, ...choice };
  const said = reason && toldOf(request, reason, duplicateOf !== undefined);
  const number = undone.length + 1;
  const until = reason ? undefined : approvalUntil(now);
  const mails = said
    ? declineMail(brand, said, code, reconsideration !== undefined)
    : approvalMail(brand, until, code);
  const fields = decisionRecord(said, now, until);
  const entryId = `decision_${id}${decisionSuffix(number)}`;
  const made = { ...besides, reason, ...(mostLent !== undefined && { mostLent }) };
  const told = {
    ...(duplicateOf && { repetida: duplicateOf }),
    ...(mostLent !== undefined && { monto: mostLent }),
  };
  const { proposal: first } = request;
  const confirms = mostLent !== undefined && isConfirming(request, mostLent);
  const signed = [
    ...(first && confirms ? [{ author: first.author, at: first.proposedAt }] : []),
    { author: member.uid, at: now },
  ];
  const file = decisionFile(member.uid, now, made);
  const filed = reason
    ? file
    : { decision: { ...file.decision, ...approvalParts(request, signed, because, now) } };
  return {
    writes: [
      ...statusChange(
        one,
        { to: choice.status, fields, reason, until, duplicateOf, mostLent },
        now,
      ),
      { merge: `expedientes/${id}`, fields: filed },
      mailTo(request, decisionMailId(id, number), mails),
    ],
    entry: entryAbout(id, 'decidir', entryId, { ...told, ...noted }),
  };
}

/** The writes and the entry of a proposal to approve. It ends a question and sends no mail. */
function proposal(one: Case, terms: Pick<Proposal, 'mostLent' | 'why'>, member: Member, now: Date) {
  const { id, status } = one.request;
  const number = nextProposalNumber(one.file, one.request);
  const fields = {
    ...proposalFile(member.uid, now, { number, ...terms }),
    ...proposersFile(one.file, member.uid),
  };
  return {
    writes: [
      ...(status === 'pending' ? [] : statusChange(one, { to: 'pending' }, now)),
      { merge: `expedientes/${id}`, fields },
    ],
    entries: [
      entryAbout(id, 'proponer', `propuesta_${id}_${number}`, { monto: terms.mostLent }),
    ] as const,
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
    const [found, ...others] = await readCases(store, [id, ...duplicates]);
    if (!found) return refused('conflict');
    const one = await mendedCase(store, found);
    const { request } = one;
    if (isDecidedBy(request, choice, member, seen)) return 'done';
    if (!isOpen(request.status) || !isAsSeen(request, seen)) return refused('conflict');
    const approved = choice.status === 'approved' ? choice.mostLent : undefined;
    const obstacle = decideObstacle(request, member, approved);
    if (obstacle) return refusedBy(obstacle);
    const untrue = choice.status === 'declined' && reasonObstacle(request, choice.reason);
    if (untrue) return refused(untrue);
    if (isTaken(one.claim, member, now)) return refused('conflict');
    const { proposal: waiting } = request;
    const together =
      waiting &&
      approved !== undefined &&
      isConfirming(request, approved) &&
      (await signingNow({ store, member, now }, [waiting.author], (third) => {
        return !decideObstacle(request, third, approved);
      }));
    if (together === 'let-in') return refused(together);
    let why: string | undefined;
    let decided = one;
    let because: readonly SecondReason[] = [];
    if (choice.status === 'approved') {
      const asked = await approvalCase(store, one, choice.mostLent, now);
      const takes = signatures(asked);
      if ('refused' in takes) return refused(takes.refused);
      why = asked.facts.loan && (choice.why ?? (waiting?.waiting ? waiting.why : undefined));
      if (asked.facts.loan && !why) return refused('why');
      if (takes.needed !== choice.signatures) return refused('conflict');
      decided = { ...one, request: asked.request };
      because = takes.because;
      if (takes.needed === 2 && !isConfirming(request, choice.mostLent))
        return proposal(one, { mostLent: choice.mostLent, ...(why && { why }) }, member, now);
    }
    const closed = others
      .filter((other) => other !== undefined)
      .filter((other) => isDuplicate(other.request, request) && !isTaken(other.claim, member, now))
      .filter((other) => !decideObstacle(other.request, member))
      .map((other) =>
        decision(other, { status: 'declined', reason: BY_PHONE }, member, now, { duplicateOf: id }),
      );
    const noted = together ? signedAlone(together) : {};
    const besides = { because, ...(why !== undefined && { why }) };
    const { writes, entry } = decision(decided, choice, member, now, besides, noted);
    return {
      writes: [...writes, ...closed.flatMap((each) => each.writes)],
      entries: [entry, ...closed.map((each) => each.entry)],
    };
  },
});
