import { expect, test } from 'vitest';
import { seenOf } from '../../src/domain/acts/case';
import type { AskedOf } from '../../src/domain/acts/described';
import { type StaffActs, staffActs } from '../../src/domain/acts/staff-acts';
import { MAX_RESENDS } from '../../src/domain/mail/mail';
import { MAX_RATE, ratesOf } from '../../src/domain/rates/rates';
import type { LoanRequest } from '../../src/domain/request/loan-request';
import { MAX_QUESTIONS } from '../../src/domain/request/questions';
import { newCode } from '../../src/domain/request/request-code';
import { UNDO_DAYS } from '../../src/domain/request/undo';
import valorant from '../../src/games/valorant';
import { daysAgo, declinedRequest, TO_PENDING, undoingRequest } from '../../tools/samples/undoing';
import { proposedBy as settingProposedBy, viewed } from '../support/acts/desk-samples';
import { anasTerms, withTermsDraft } from '../support/acts/loan-samples';
import type { Documents } from '../support/acts/map-database';
import { anasRates, withRatesDraft } from '../support/acts/rates-samples';
import { SAMPLES } from '../support/acts/samples';
import { add, change, say, stage } from '../support/acts/stage';
import { memberEmail, requestOf } from '../support/staff-records';

interface Refused<Name extends keyof StaffActs> {
  readonly documents: Documents;
  readonly asked: AskedOf<StaffActs, Name>;
  readonly by: string;
}

/** A case for every refusal that an act declares; the compiler asks for each. */
type Cases = {
  readonly [Name in keyof StaffActs]: {
    readonly [Why in StaffActs[Name]['refusals'][number]]: () => Refused<Name>;
  };
};

type Changes = Parameters<typeof requestOf>[1];

/** A sample in its first later state. */
function late<Name extends keyof StaffActs>(name: Name): Refused<Name> {
  const sample = SAMPLES[name]();
  Object.values(sample.later)[0]?.(sample.documents);
  return sample;
}

const OWN = { email: memberEmail('raul') };
const TOOK_PART = { tookPart: ['raul'] };
const OVER = {
  decision: { author: 'marisol', decidedAt: daysAgo(UNDO_DAYS), reason: 'history' },
} as const;
const PAID = {
  status: 'approved',
  decision: { author: 'marisol', decidedAt: daysAgo(2), reason: undefined },
  atBank: { kind: 'disbursed', at: daysAgo(1) },
} as const;
const WAITING = { number: 1, proposedAt: daysAgo(1), waiting: true };

const open = (changes: Changes) => requestOf('one', { code: newCode(), ...changes });

const approving = (request: LoanRequest, by = 'raul') => ({
  documents: stage(request),
  asked: {
    id: 'one',
    seen: seenOf(request),
    choice: { status: 'approved' } as const,
    duplicates: [],
  },
  by,
});

const asking = (request: LoanRequest) => ({
  documents: stage(request),
  asked: { id: 'one', seen: seenOf(request), need: 'phone' as const },
  by: 'raul',
});

function proposing(changes: Changes) {
  const request = declinedRequest('one', { code: newCode(), ...changes });
  return {
    documents: stage(request),
    asked: { id: 'one', seen: seenOf(request), draft: TO_PENDING },
    by: 'raul',
  };
}

const ending = (changes: Changes) => ({
  documents: stage(undoingRequest('one', { code: newCode(), ...changes })),
  asked: { id: 'one', number: 1 },
  by: 'raul',
});

const proposedBy = (author: string) => ({
  undoing: { ...TO_PENDING, number: 1, author, proposedAt: daysAgo(1) },
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

const settling = (author: string) => ({
  documents: settingProposedBy(author),
  asked: { setting: 'digest' as const, edits: 3 },
  by: 'raul',
});

const CASES: Cases = {
  decide: {
    conflict: () => late('decide'),
    own: () => approving(open(OWN)),
    'took-part': () => approving(open(TOOK_PART)),
    confirming: () => approving(open({ proposal: { ...WAITING, author: 'rosa' } }), 'ana'),
    proposer: () => approving(open({ proposal: { ...WAITING, author: 'raul' } })),
  },
  proposeUndo: {
    conflict: () => late('proposeUndo'),
    own: () => proposing(OWN),
    'took-part': () => proposing(TOOK_PART),
    over: () => proposing(OVER),
    'paid-out': () => proposing(PAID),
  },
  confirmUndo: {
    conflict: () => late('confirmUndo'),
    own: () => ending(OWN),
    'took-part': () => ending(TOOK_PART),
    over: () => ending(OVER),
    'paid-out': () => ending(PAID),
    proposer: () => ending(proposedBy('raul')),
    decider: () =>
      ending({ decision: { author: 'raul', decidedAt: daysAgo(2), reason: 'history' } }),
  },
  dropUndo: {
    conflict: () => late('dropUndo'),
    own: () => ending(OWN),
    'took-part': () => ending(TOOK_PART),
  },
  ask: {
    conflict: () => late('ask'),
    own: () => asking(open(OWN)),
    'took-part': () => asking(open(TOOK_PART)),
    'asked-enough': () => asking(open({ questions })),
  },
  claim: {
    conflict: () => late('claim'),
    own: () => claiming(OWN),
    'took-part': () => claiming(TOOK_PART),
  },
  renewClaim: { conflict: () => late('renewClaim') },
  release: {},
  note: {
    conflict: () => late('note'),
    own: () => ({ ...SAMPLES.note(), documents: stage(open(OWN)), by: 'raul' }),
  },
  seeCode: {
    conflict: () => late('seeCode'),
    own: () => ({ documents: stage(open(OWN)), asked: { id: 'one' }, by: 'raul' }),
    'took-part': () => ({ documents: stage(open(TOOK_PART)), asked: { id: 'one' }, by: 'raul' }),
  },
  resendMail: {
    conflict: () => late('resendMail'),
    'too-early': () => {
      const sample = mailing({ delivery: {} });
      add(sample.documents, requestOf('one', { hoursAgo: 0 }));
      return sample;
    },
    'too-many': () => mailing({ reenvios: MAX_RESENDS }, MAX_RESENDS),
  },
  answerComplaint: {
    conflict: () => late('answerComplaint'),
    own: () => {
      const sample = SAMPLES.answerComplaint();
      change(sample.documents, `reclamos/${sample.asked.number}`, { correo: 'ana+1@bank.test' });
      return sample;
    },
  },
  resendEvents: { conflict: () => late('resendEvents') },
  editGame: { conflict: () => late('editGame') },
  importValues: { conflict: () => late('importValues') },
  proposeSetting: { conflict: () => late('proposeSetting') },
  confirmSetting: {
    conflict: () => late('confirmSetting'),
    proposer: () => settling('raul'),
  },
  withdrawSetting: {
    conflict: () => late('withdrawSetting'),
    'not-yours': () => settling('rosa'),
  },
  declineSetting: {
    conflict: () => late('declineSetting'),
    proposer: () => settling('raul'),
  },
  shareView: { conflict: () => late('shareView') },
  unshareView: {
    conflict: () => late('unshareView'),
    'not-yours': () => ({ documents: viewed('raul'), asked: { view: 'v1' }, by: 'ana' }),
  },
  saveRatesDraft: {
    conflict: () => late('saveRatesDraft'),
    reason: () => {
      const sample = SAMPLES.saveRatesDraft();
      const { asked } = sample;
      const figures = { ...asked.figures, rates: { ...asked.figures.rates, [RATE]: MAX_RATE } };
      return { ...sample, asked: { ...asked, figures, reason: { es: 'Sube', en: '' } } };
    },
  },
  discardRatesDraft: {
    conflict: () => late('discardRatesDraft'),
    others: () => ({
      ...SAMPLES.discardRatesDraft(),
      documents: withRatesDraft({ ...anasRates, authors: ROSAS }),
    }),
  },
  returnRatesDraft: {
    conflict: () => late('returnRatesDraft'),
    author: () => ({ ...SAMPLES.returnRatesDraft(), by: 'raul' }),
  },
  publishRates: {
    conflict: () => late('publishRates'),
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
  saveLoanDraft: { conflict: () => late('saveLoanDraft') },
  discardLoanDraft: {
    conflict: () => late('discardLoanDraft'),
    others: () => ({
      ...SAMPLES.discardLoanDraft(),
      documents: withTermsDraft({
        ...anasTerms,
        authors: { figures: { insurance: 'rosa' }, reason: ROSAS.reason },
      }),
    }),
  },
  returnLoanDraft: {
    conflict: () => late('returnLoanDraft'),
    author: () => ({ ...SAMPLES.returnLoanDraft(), by: 'raul' }),
  },
  publishLoanTerms: {
    conflict: () => late('publishLoanTerms'),
    author: () => ({ ...SAMPLES.publishLoanTerms(), by: 'raul' }),
    reason: () => ({
      ...SAMPLES.publishLoanTerms(),
      documents: withTermsDraft({ ...anasTerms, reason: { es: 'Sube', en: '' } }),
    }),
    ended: () => ({
      ...SAMPLES.publishLoanTerms(),
      documents: withTermsDraft({ ...anasTerms, validUntil: daysAgo(1) }),
    }),
  },
  enterReferenceRate: {
    conflict: () => late('enterReferenceRate'),
    move: () => ({
      ...SAMPLES.enterReferenceRate(),
      asked: { seen: { edits: 1 }, rate: 700_000 },
    }),
    'no-terms': () => ({ ...SAMPLES.enterReferenceRate(), documents: stage() }),
  },
};

const all = (Object.keys(staffActs) as (keyof StaffActs)[]).flatMap((name) =>
  Object.entries<() => Refused<typeof name>>(CASES[name]).map(
    ([why, made]) => [name, why, made] as const,
  ),
);

test.each(all)('%s is refused as %s, and nothing changes', async (name, why, made) => {
  const { documents, asked, by } = made();
  const before = new Map(documents);
  expect(await say(documents, name, asked, by)).toEqual({ refused: why });
  expect(documents).toEqual(before);
});
