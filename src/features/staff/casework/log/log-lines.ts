import type { CaseMail } from '../../../../data/staff/casework';
import { CORE_AUTHOR, SYSTEM_AUTHOR } from '../../../../domain/audit';
import { isEndedByRates } from '../../../../domain/rates/mended';
import { BANK_OUTCOMES } from '../../../../domain/request/bank-outcome';
import type { CaseEntry } from '../../../../domain/request/case';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import type { UndoneDecision } from '../../../../domain/request/undo';

/** Something that happened in a case. */
export interface LogLine {
  readonly at: Date;
  readonly request: LoanRequest;
  /**
   * The uid of a member of staff (empty if unknown), `SYSTEM_AUTHOR` or `CORE_AUTHOR`; undefined
   * for the visitor.
   */
  readonly author: string | undefined;
  readonly kind:
    | 'sent'
    | 'asked'
    | 'reminded'
    | 'answered'
    | 'approved'
    | 'declined'
    | 'repeat'
    | 'undone'
    | 'reconsidered'
    | 'withdrawn'
    | 'unanswered'
    | 'givenBack'
    | 'lapsed'
    | 'endedByRates'
    | 'corrected'
    | CaseEntry['kind'];
  /** The words of an act: a need, a reason, an answer, a note, an address. */
  readonly text?: string | undefined;
  /** The decision that was undone. */
  readonly undone?: UndoneDecision;
  /** How many openings in a row the line stands for. */
  readonly times: number;
  /** The mail that this caused. */
  readonly mail?: CaseMail | undefined;
}

type Mails = readonly CaseMail[];

/** The log lines of a request, unordered. `mails` are the request's mails, oldest first. */
function linesOf(request: LoanRequest, mails: Mails): LogLine[] {
  const { decision, withdrawnAt, unansweredAt, correction, questions, receivedAt } = request;
  const { undone = [], atBank, lapsedAt, mended } = request;
  const of = (kind: CaseMail['kind'], place = 0) =>
    mails.filter((mail) => mail.kind === kind)[place];
  const reminded = questions.flatMap(({ remindedAt }) => remindedAt ?? []);
  const answered = questions.filter(({ answer }) => answer !== undefined);
  const line = (
    kind: LogLine['kind'],
    at: Date,
    rest: Partial<Pick<LogLine, 'author' | 'text' | 'mail' | 'undone'>> = {},
  ): LogLine => ({ kind, at, request, author: undefined, times: 1, ...rest });

  // An undo to another decision makes that decision in the same act: it gets no line of its own.
  const isNewAnswer = (place: number) => place === 0 || undone[place - 1]?.next === 'pending';
  const results = undone.filter((_, place) => isNewAnswer(place)).length;
  const decided = () => {
    if (!decision || !isNewAnswer(undone.length)) return [];
    const { author = '', decidedAt: at, reason, duplicateOf } = decision;
    // An approval that a payment brought back has its line already.
    if (undone.some(({ decidedAt }) => +decidedAt === +at)) return [];
    // Also one that lapsed or was given back was approved.
    const isApproved = request.status !== 'declined';
    const kind = duplicateOf === undefined ? (isApproved ? 'approved' : 'declined') : 'repeat';
    return [line(kind, at, { author, text: reason, mail: of('result', results) })];
  };
  const undoings = undone.flatMap((one, place) => {
    const earlier = undone.filter((_, at) => at < place && isNewAnswer(at)).length;
    const answer = line(one.status, one.decidedAt, {
      author: one.staff?.decider ?? '',
      text: one.reason,
      mail: of('result', earlier),
    });
    const undoing = line('undone', one.undoneAt, {
      author: one.staff?.confirmer ?? '',
      text: one.staff?.proposal.words,
      mail: of('undone', undone.filter((other, at) => at < place && !other.byVisitor).length),
      undone: one,
    });
    const reconsidered = line('reconsidered', one.undoneAt, {
      text: request.reconsideration?.words,
      mail: of('reconsideration'),
    });
    const end = one.byVisitor ? reconsidered : undoing;
    return isNewAnswer(place) ? [answer, end] : [end];
  });
  return [
    line('sent', receivedAt, { mail: of('received') }),
    ...questions.map(({ author = '', askedAt, need }, place) =>
      line('asked', askedAt, { author, text: need, mail: of('question', place) }),
    ),
    ...reminded.map((at, place) =>
      line('reminded', at, { author: SYSTEM_AUTHOR, mail: of('reminder', place) }),
    ),
    ...answered.flatMap(({ answer }, place) =>
      answer
        ? [line('answered', answer.answeredAt, { text: answer.text, mail: of('answer', place) })]
        : [],
    ),
    ...undoings,
    ...decided(),
    ...(atBank ? [line(atBank.kind, atBank.at, { author: CORE_AUTHOR })] : []),
    ...(withdrawnAt
      ? [line(decision ? 'givenBack' : 'withdrawn', withdrawnAt, { mail: of('withdrawal') })]
      : []),
    ...(lapsedAt ? [line('lapsed', lapsedAt, { author: SYSTEM_AUTHOR, mail: of('lapsed') })] : []),
    ...(mended && isEndedByRates(request)
      ? [line('endedByRates', mended.since, { author: SYSTEM_AUTHOR })]
      : []),
    ...(unansweredAt
      ? [line('unanswered', unansweredAt, { author: SYSTEM_AUTHOR, mail: of('unanswered') })]
      : []),
    ...(correction
      ? [
          line('corrected', correction.correctedAt, {
            text: correction.previous,
            mail: of('correction'),
          }),
        ]
      : []),
  ];
}

const fromEntry = (entry: CaseEntry, request: LoanRequest, mails: Mails): LogLine => ({
  kind: entry.kind,
  at: entry.at,
  request,
  author: entry.author,
  text: entry.kind === 'note' ? entry.text : entry.reason,
  mail: entry.kind === 'lapsed' ? mails.find(({ kind }) => kind === 'lapsed') : undefined,
  times: 1,
});

/**
 * Whether an entry says the same: it names who noted what the bank did, tells of a payment before it is
 * cleared up, and of a lapse also after a late payment.
 */
const isTold = ({ kind, at, request }: LogLine, entries: readonly CaseEntry[]): boolean =>
  [...BANK_OUTCOMES, 'lapsed'].includes(kind) &&
  entries.some(
    (entry) =>
      (entry.kind === kind || entry.kind === 'paidLoose') &&
      entry.requestId === request.id &&
      +entry.at === +at,
  );

/** Openings by one person in a row become one line, that of the newest. */
function foldOpenings(lines: readonly LogLine[]): LogLine[] {
  const folded: LogLine[] = [];
  for (const line of lines) {
    const last = folded.at(-1);
    const isDuplicated =
      line.kind === 'opened' && last?.kind === 'opened' && last.author === line.author;
    if (last && isDuplicated) folded[folded.length - 1] = { ...last, times: last.times + 1 };
    else folded.push(line);
  }
  return folded;
}

/** Everything that happened in a case, newest first. */
export function logLines(
  requests: readonly LoanRequest[],
  entries: readonly CaseEntry[],
  mails: ReadonlyMap<string, Mails>,
): readonly LogLine[] {
  const lines = requests.flatMap((request) => {
    const theirs = mails.get(request.id) ?? [];
    return [
      ...linesOf(request, theirs).filter((line) => !isTold(line, entries)),
      ...entries
        .filter(({ requestId }) => requestId === request.id)
        .map((entry) => fromEntry(entry, request, theirs)),
    ];
  });
  return foldOpenings(lines.sort((a, b) => b.at.getTime() - a.at.getTime()));
}
