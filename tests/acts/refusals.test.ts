import { seenOf } from '../../src/domain/acts/case';
import { notedOf } from '../../src/domain/acts/noting';
import type { StaffActs } from '../../src/domain/acts/staff-acts';
import { dayKey } from '../../src/domain/day';
import { MAX_RESENDS } from '../../src/domain/mail/mail';
import { MAX_RATE, ratesOf } from '../../src/domain/rates/rates';
import type { BankOutcomeKind } from '../../src/domain/request/bank-outcome';
import type { LoanRequest } from '../../src/domain/request/loan-request';
import { MAX_QUESTIONS } from '../../src/domain/request/questions';
import { newCode } from '../../src/domain/request/request-code';
import { UNDO_DAYS, type UndoDraft, type UndoProposal } from '../../src/domain/request/undo';
import valorant from '../../src/games/valorant';
import { LOAN_TERMS } from '../../src/records/loan';
import { referenceRecord } from '../../src/records/loan-draft';
import { approvedRequest, explainedPayment, loosePaid } from '../../tools/samples/loose-payment';
import { daysAgo, declinedRequest, TO_PENDING, undoingRequest } from '../../tools/samples/undoing';
import { proposedBy as settingProposedBy, viewed } from '../support/acts/desk-samples';
import { anasTerms, rateBefore, withTermsDraft } from '../support/acts/loan-samples';
import { type Documents, documentOf, momentAt } from '../support/acts/map-database';
import { anasRates, withRatesDraft } from '../support/acts/rates-samples';
import { type Cases, testRefusals } from '../support/acts/refusals';
import { SAMPLES, seenBy } from '../support/acts/samples';
import { add, change, say, stage } from '../support/acts/stage';
import { declining, undoingFor } from '../support/acts/untrue-reason';
import { approval, memberEmail, requestOf } from '../support/staff-records';

type Changes = Parameters<typeof requestOf>[1];

const OWN = { email: memberEmail('raul') };
const TOOK_PART = { tookPart: ['raul'] };
const OVER = {
  decision: { author: 'marisol', decidedAt: daysAgo(UNDO_DAYS + 1), reason: 'history' },
} as const;
const PAID = {
  status: 'approved',
  decision: { author: 'marisol', decidedAt: daysAgo(2), reason: undefined },
  atBank: { kind: 'disbursed', at: daysAgo(1) },
} as const;
const WAITING = { number: 1, proposedAt: daysAgo(1), waiting: true, mostLent: 1_000_000 };

const open = (changes: Changes) => requestOf('one', { code: newCode(), ...changes });

const approving = (request: LoanRequest, by = 'raul', choice = approval()) => ({
  documents: stage(request),
  asked: {
    id: 'one',
    seen: seenOf(request),
    choice,
    duplicates: [],
  },
  by,
});

/** The same where whoever says it was let in by this colleague, and another reviewer could sign. */
function apart<Sample extends { readonly documents: Documents; readonly by: string }>(
  sample: Sample,
  author: string,
): Sample {
  const fecha = momentAt(daysAgo(1));
  change(sample.documents, 'personal/ines', {
    ...{ correo: memberEmail('ines'), activo: true, roles: ['analista', 'revisor'] },
  });
  change(sample.documents, `personal/${sample.by}`, { entradaPor: { autor: author, fecha } });
  return sample;
}

const asking = (request: LoanRequest) => ({
  documents: stage(request),
  asked: { id: 'one', seen: seenOf(request), need: 'phone' as const },
  by: 'raul',
});

function proposing(changes: Changes, draft: UndoDraft = TO_PENDING) {
  const request = declinedRequest('one', { code: newCode(), ...changes });
  return {
    documents: stage(request),
    asked: { id: 'one', seen: seenOf(request), draft },
    by: 'raul',
  };
}

const ending = (changes: Changes) => ({
  documents: stage(undoingRequest('one', { code: newCode(), ...changes })),
  asked: { id: 'one', number: 1 },
  by: 'raul',
});

/** An undoing that approves the request with this amount at most. */
const approvingUndo = (mostLent: number) => ({
  ...TO_PENDING,
  to: { status: 'approved', mostLent } as const,
});

const undoingTo = (draft: Pick<UndoProposal, 'to' | 'cause' | 'words'>, author = 'rafael') => ({
  undoing: { ...draft, number: 1, author, proposedAt: daysAgo(1) },
});

const claiming = (changes: Changes) => ({
  documents: stage(open(changes)),
  asked: { ids: ['one'], reason: null },
  by: 'raul',
});

const questions = Array.from({ length: MAX_QUESTIONS }, () => ({
  need: 'income' as const,
  author: 'rosa',
  askedAt: daysAgo(1),
  answer: { text: 'Sí.', answeredAt: daysAgo(0) },
}));

function mailing(fields: Record<string, unknown>, resends = 0) {
  const { documents } = SAMPLES.resendMail();
  change(documents, 'mail/one', fields);
  return { documents, asked: { mail: 'one', resends }, by: 'ana' };
}

const RATE = Object.keys(ratesOf(valorant).rates)[0] ?? '';
const ROSAS = { figures: { 'rank.1': 'rosa' }, reason: { es: 'rosa', en: 'rosa' } };

const takingBack = (request: LoanRequest, by: string) => ({
  documents: stage(request).set('vistas/one', { 1: seenBy('rosa') }),
  asked: { id: 'one', number: 1 },
  by,
});

const settling = (author: string) => ({
  documents: settingProposedBy(author),
  asked: { setting: 'digest' as const, edits: 3 },
  by: 'raul',
});

/** A person with two requests. */
const SAME = { name: 'Ana Gil', cedula: '001-1234567-8' };
const APPROVED = { status: PAID.status, decision: PAID.decision } as const;

/** The same beside another request of the person, which is so. */
function besideLoan<T extends { readonly documents: Documents }>(made: T, changes: Changes): T {
  add(made.documents, requestOf('two', { code: newCode(), ...SAME, ...changes }));
  return made;
}

/** A proposal to approve what was declined. */
const TO_APPROVED = approvingUndo(1_000_000);

/** With a payment that nobody has explained. */
const LOOSE = { hasLoosePayment: true } as const;

/** Explains a loose payment, or confirms what a colleague says that it was. */
const explaining = (changes: Changes) => ({
  documents: stage(loosePaid('one', { code: newCode(), ...changes })),
  asked: { id: 'one', proposals: 0, stands: true, words: 'La contabilidad lo confirmó.' },
  by: 'raul',
});

const settlingPayment = (changes: Changes, author = 'rafael') => ({
  documents: stage(explainedPayment('one', { code: newCode(), ...changes }, { author })),
  asked: { id: 'one', number: 1 },
  by: 'raul',
});

/** Notes what the bank did with an approval. */
function noting(changes: Changes, status: BankOutcomeKind = 'disbursed') {
  const request = approvedRequest('one', { code: newCode(), ...changes });
  const asked = { id: 'one', seen: seenOf(request), told: notedOf(request), status };
  return { documents: stage(request), asked, by: 'raul' };
}

const CASES: Cases<StaffActs> = {
  decide: {
    own: () => approving(open(OWN)),
    'took-part': () => approving(open(TOOK_PART)),
    confirming: () => approving(open({ proposal: { ...WAITING, author: 'rosa' } }), 'ana'),
    proposer: () => approving(open({ proposal: { ...WAITING, author: 'raul' } })),
    'approved-before': () => besideLoan(approving(open(SAME)), APPROVED),
    'loan-before': () => besideLoan(approving(open(SAME)), PAID),
    why: () => besideLoan(approving(open(SAME)), { ...PAID, name: 'Luis Rey' }),
    'all-proven': declining,
    'let-in': () => apart(approving(open({ proposal: { ...WAITING, author: 'ana' } })), 'ana'),
    amount: () => approving(open({}), 'ana', approval(1, 499_999)),
    'loose-payment': () => approving(open(LOOSE)),
  },
  proposeUndo: {
    own: () => proposing(OWN),
    'took-part': () => proposing(TOOK_PART),
    over: () => proposing(OVER),
    'paid-out': () => proposing(PAID),
    'approved-before': () => besideLoan(proposing(SAME, TO_APPROVED), APPROVED),
    'loan-before': () => besideLoan(proposing(SAME, TO_APPROVED), PAID),
    'all-proven': undoingFor,
    amount: () => proposing({}, approvingUndo(30_000_001)),
    'loose-payment': () => proposing(LOOSE, TO_APPROVED),
  },
  confirmUndo: {
    own: () => ending(OWN),
    'took-part': () => ending(TOOK_PART),
    over: () => ending(OVER),
    'paid-out': () => ending(PAID),
    proposer: () => ending(undoingTo(TO_PENDING, 'raul')),
    decider: () =>
      ending({ decision: { author: 'raul', decidedAt: daysAgo(2), reason: 'history' } }),
    'approved-before': () => besideLoan(ending({ ...SAME, ...undoingTo(TO_APPROVED) }), APPROVED),
    'loan-before': () => besideLoan(ending({ ...SAME, ...undoingTo(TO_APPROVED) }), PAID),
    'let-in': () => apart(ending(undoingTo(TO_PENDING, 'ana')), 'ana'),
    amount: () => ending(undoingTo(approvingUndo(30_000_001))),
    'loose-payment': () => ending({ ...LOOSE, ...undoingTo(TO_APPROVED) }),
    unnamed: () => ending(undoingTo({ ...TO_PENDING, to: { status: 'approved' } })),
  },
  dropUndo: {
    own: () => ending(OWN),
    'took-part': () => ending(TOOK_PART),
  },
  explainPayment: {
    own: () => explaining(OWN),
    'took-part': () => explaining(TOOK_PART),
  },
  confirmPayment: {
    own: () => settlingPayment(OWN),
    'took-part': () => settlingPayment(TOOK_PART),
    proposer: () => settlingPayment({}, 'raul'),
    'let-in': () => apart(settlingPayment({}, 'ana'), 'ana'),
  },
  noteAtBank: {
    own: () => noting(OWN),
    'took-part': () => noting(TOOK_PART),
    settled: () => noting({ atBank: PAID.atBank }, 'cancelled'),
    'not-paid': () => noting({}, 'repaid'),
  },
  ask: {
    own: () => asking(open(OWN)),
    'took-part': () => asking(open(TOOK_PART)),
    'asked-enough': () => asking(open({ questions })),
  },
  claim: {
    own: () => claiming(OWN),
    'took-part': () => claiming(TOOK_PART),
  },
  note: {
    own: () => ({ ...SAMPLES.note(), documents: stage(open(OWN)), by: 'raul' }),
  },
  noteAndRelease: {
    own: () => ({ ...SAMPLES.noteAndRelease(), documents: stage(open(OWN)), by: 'raul' }),
  },
  seeCode: {
    own: () => ({ ...SAMPLES.seeCode(), documents: stage(open(OWN)), by: 'raul' }),
    'took-part': () => ({ ...SAMPLES.seeCode(), documents: stage(open(TOOK_PART)), by: 'raul' }),
  },
  unseeCode: {
    own: () => takingBack(open(OWN), 'raul'),
    'took-part': () => takingBack(open(TOOK_PART), 'raul'),
    'not-yours': () => takingBack(open({}), 'ana'),
  },
  identify: {
    own: () => {
      const request = declinedRequest('one', { code: newCode(), ...OWN });
      const asked = { id: 'one', email: request.applicant.email, identified: 0 };
      return { documents: stage(request), asked, by: 'raul' };
    },
  },
  resendMail: {
    'too-early': () => {
      const sample = mailing({ delivery: {} });
      add(sample.documents, requestOf('one', { hoursAgo: 0 }));
      return sample;
    },
    'too-many': () => mailing({ reenvios: MAX_RESENDS }, MAX_RESENDS),
  },
  answerComplaint: {
    own: () => {
      const sample = SAMPLES.answerComplaint();
      change(sample.documents, `reclamos/${sample.asked.number}`, { correo: 'ana+1@bank.test' });
      return sample;
    },
    'took-part': () => {
      const sample = SAMPLES.answerComplaint();
      const code = newCode();
      const decision = { author: 'ana', decidedAt: daysAgo(1), reason: 'debts' } as const;
      add(sample.documents, requestOf('judged', { code, status: 'declined', decision }));
      change(sample.documents, `reclamos/${sample.asked.number}`, { codigo: code });
      return sample;
    },
  },
  confirmSetting: {
    proposer: () => settling('raul'),
    'let-in': () => apart(settling('rosa'), 'rosa'),
  },
  withdrawSetting: {
    'not-yours': () => settling('rosa'),
  },
  declineSetting: {
    proposer: () => settling('raul'),
  },
  unshareView: {
    'not-yours': () => ({ documents: viewed('raul'), asked: { view: 'v1' }, by: 'ana' }),
  },
  saveRatesDraft: {
    reason: () => {
      const sample = SAMPLES.saveRatesDraft();
      const { asked } = sample;
      const figures = { ...asked.figures, rates: { ...asked.figures.rates, [RATE]: MAX_RATE } };
      return { ...sample, asked: { ...asked, figures, reason: { es: 'Sube', en: '' } } };
    },
  },
  discardRatesDraft: {
    others: () => ({
      ...SAMPLES.discardRatesDraft(),
      documents: withRatesDraft({ ...anasRates, authors: ROSAS }),
    }),
  },
  returnRatesDraft: {
    author: () => ({ ...SAMPLES.returnRatesDraft(), by: 'raul' }),
  },
  publishRates: {
    'let-in': () => apart(SAMPLES.publishRates(), 'raul'),
    author: () => ({ ...SAMPLES.publishRates(), by: 'raul' }),
    equal: () => ({
      ...SAMPLES.publishRates(),
      documents: withRatesDraft({ ...anasRates, ...ratesOf(valorant) }),
    }),
    reason: () => ({
      ...SAMPLES.publishRates(),
      documents: withRatesDraft({ ...anasRates, reason: { es: 'Sube', en: '' } }),
    }),
  },
  discardLoanDraft: {
    others: () => ({
      ...SAMPLES.discardLoanDraft(),
      documents: withTermsDraft({
        ...anasTerms,
        authors: { figures: { insurance: 'rosa' }, reason: ROSAS.reason },
      }),
    }),
  },
  returnLoanDraft: {
    author: () => ({ ...SAMPLES.returnLoanDraft(), by: 'raul' }),
  },
  publishLoanTerms: {
    'let-in': () => apart(SAMPLES.publishLoanTerms(), 'raul'),
    author: () => ({ ...SAMPLES.publishLoanTerms(), by: 'raul' }),
    reason: () => ({
      ...SAMPLES.publishLoanTerms(),
      documents: withTermsDraft({ ...anasTerms, reason: { es: 'Sube', en: '' } }),
    }),
    ended: () => ({
      ...SAMPLES.publishLoanTerms(),
      documents: withTermsDraft({ ...anasTerms, validUntil: daysAgo(1) }),
    }),
    cost: () => ({
      ...SAMPLES.publishLoanTerms(),
      documents: withTermsDraft({ ...anasTerms, openingRate: 0, openingFee: 500_000 }),
    }),
  },
  enterReferenceRate: {
    move: () => ({
      ...SAMPLES.enterReferenceRate(),
      asked: { seen: { edits: 1 }, rate: 700_000, asked: true },
    }),
    unasked: () => {
      const days = { [dayKey(daysAgo(20))]: 500_000 };
      const documents = withTermsDraft();
      change(documents, LOAN_TERMS, documentOf(referenceRecord({ ...rateBefore, days })));
      return { documents, asked: { seen: { edits: 1 }, rate: 630_000, asked: false }, by: 'ana' };
    },
    'no-terms': () => ({ ...SAMPLES.enterReferenceRate(), documents: stage() }),
  },
};

testRefusals(CASES, say);
