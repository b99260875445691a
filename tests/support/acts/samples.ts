import { seenOf } from '../../../src/domain/acts/case';
import type { AskedOf } from '../../../src/domain/acts/described';
import type { StaffActs } from '../../../src/domain/acts/staff-acts';
import type { LoanRequest } from '../../../src/domain/request/loan-request';
import { newCode } from '../../../src/domain/request/request-code';
import { sightingRecord } from '../../../src/records/casework';
import { complaintRecord } from '../../../src/records/complaint';
import { queueRecord } from '../../../src/records/core-events';
import { complaintOf } from '../../../tools/samples/complaints';
import {
  daysAgo,
  declinedRequest,
  TO_PENDING,
  undoingRequest,
} from '../../../tools/samples/undoing';
import { CODE, UNDELIVERED } from '../core-events';
import { requestOf } from '../staff-records';
import { DESK_SAMPLES } from './desk-samples';
import { type Later, laterRequest } from './later-requests';
import {
  discardingTerms,
  enteringRate,
  publishingTerms,
  returningTerms,
  savingTerms,
} from './loan-samples';
import { type Documents, momentAt } from './map-database';
import { explaining, notingAtBank, settlingPayment } from './payment-samples';
import { discardingRates, publishingRates, returningRates, savingRates } from './rates-samples';
import { add, change, stage } from './stage';

/** An act that may be carried out: the documents before it, what it is given, and by whom. */
export interface Sample<Name extends keyof StaffActs> {
  readonly documents: Documents;
  readonly asked: AskedOf<StaffActs, Name>;
  readonly by: string;
  /** After each of these the act is a conflict. */
  readonly later: Later;
}

const ANA = { name: 'Ana Gil', cedula: '001-1234567-8' };
const NUMBER = 'RC-2026-7K3A-Q9WM';

/** A claim of a colleague that lasts so many minutes more. */
export const claimBy = (author: string, minutes: number) => ({
  autor: author,
  desde: momentAt(daysAgo(1)),
  hasta: momentAt(new Date(Date.now() + minutes * 60_000)),
  veces: 1,
});

/** After a colleague took it. */
export const taken = (id: string): Later => ({
  'taken by a colleague': (documents) => documents.set(`tomas/${id}`, claimBy('rosa', 1)),
});

/** After it was erased. */
export const gone = (path: string): Later => ({
  erased: (documents) => documents.delete(path),
});

const open = () => requestOf('one', { ...ANA, code: newCode() });

function about(request: LoanRequest) {
  const later = { ...laterRequest(request), ...taken('one') };
  return { documents: stage(request), by: 'ana', later };
}

function deciding(): Sample<'decide'> {
  const request = open();
  const base = about(request);
  add(base.documents, requestOf('two', { ...ANA, code: newCode() }));
  const choice = { status: 'declined', reason: 'debts' } as const;
  return {
    ...base,
    asked: { id: 'one', seen: seenOf(request), choice, duplicates: ['two'] },
  };
}

function proposing(): Sample<'proposeUndo'> {
  const request = declinedRequest('one', { code: newCode() });
  return { ...about(request), asked: { id: 'one', seen: seenOf(request), draft: TO_PENDING } };
}

function ending(): Sample<'confirmUndo'> {
  const request = undoingRequest('one', { code: newCode() });
  return { ...about(request), asked: { id: 'one', number: 1 }, by: 'raul' };
}

function asking(): Sample<'ask'> {
  const request = open();
  return { ...about(request), asked: { id: 'one', seen: seenOf(request), need: 'income' } };
}

/** A request and a complaint that nobody has taken. */
function cases() {
  const documents = stage(open());
  const complaint = complaintOf(NUMBER);
  documents.set(`reclamos/${NUMBER}`, complaintRecord(complaint, 'visitor', momentAt));
  return documents;
}

function claiming(): Sample<'claim'> {
  return {
    documents: cases(),
    asked: { ids: ['one', NUMBER], reason: null },
    by: 'ana',
    later: { ...taken(NUMBER), ...gone('users/one') },
  };
}

function renewing(): Sample<'renewClaim'> {
  const documents = cases();
  documents.set('tomas/one', claimBy('ana', 1));
  return {
    documents,
    asked: { ids: ['one'] },
    by: 'ana',
    later: {
      ...taken('one'),
      over: (later) => later.set('tomas/one', claimBy('ana', -1)),
    },
  };
}

function releasing(): Sample<'release'> {
  // What the member no longer has is released already.
  return { ...renewing(), later: {} };
}

function noting(): Sample<'note'> {
  return {
    documents: cases(),
    asked: { id: 'one', note: 'n1', words: 'Llamé y no contestó.' },
    by: 'ana',
    later: {
      ...gone('users/one'),
      'with another note of this id': (documents) =>
        documents.set('notas/one/lista/n1', {
          autor: 'rosa',
          texto: 'Otra.',
          fecha: momentAt(daysAgo(1)),
        }),
    },
  };
}

function notingAndReleasing(): Sample<'noteAndRelease'> {
  const { documents, later } = renewing();
  const { asked, later: laterNotes } = noting();
  return {
    documents,
    asked: { ...asked, ids: ['one'] },
    by: 'ana',
    later: { ...later, ...laterNotes },
  };
}

function seeing(): Sample<'seeCode'> {
  const request = open();
  const { documents, by, later } = about(request);
  const isOver = (what: string) =>
    /declined|approved|withdrawn|closed|paid|cancelled|lapsed|given/.test(what);
  return {
    documents,
    by,
    asked: { id: 'one', account: 'ana_ff', sightings: 0 },
    later: {
      ...Object.fromEntries(Object.entries(later).filter(([what]) => isOver(what))),
      ...taken('one'),
      ...gone('users/one'),
      'seen by a colleague': (seen) => seen.set('vistas/one', { 1: seenBy('rosa') }),
    },
  };
}

/** A sighting of the code in the first round. */
export const seenBy = (author: string) =>
  sightingRecord(author, { account: 'ana_ff', round: 1 }, momentAt(daysAgo(1)));

function takingBack(): Sample<'unseeCode'> {
  const { documents, by } = about(open());
  documents.set('vistas/one', { 1: seenBy(by) });
  const later = { ...taken('one'), ...gone('users/one'), ...gone('vistas/one') };
  return { documents, by, asked: { id: 'one', number: 1 }, later };
}

function identifying(): Sample<'identify'> {
  const request = declinedRequest('one', { code: newCode() });
  const { email } = request.applicant;
  return {
    documents: stage(request),
    asked: { id: 'one', email, identified: 0 },
    by: 'ana',
    later: {
      ...gone('users/one'),
      'identified by a colleague': (documents) =>
        change(documents, 'expedientes/one', {
          identificada: { autor: 'ines', fecha: momentAt(daysAgo(0)), numero: 1 },
        }),
      'with another address': (documents) =>
        change(documents, 'users/one', { correo: 'otra@example.com' }),
    },
  };
}

function resending(): Sample<'resendMail'> {
  const documents = stage(open());
  const to = 'one@correo.com';
  documents.set('mail/one', { to, message: {}, delivery: { state: 'ERROR', attempts: 3 } });
  return {
    documents,
    asked: { mail: 'one', resends: 0 },
    by: 'ana',
    later: {
      ...gone('mail/one'),
      'sent again meanwhile, in vain': (later) => change(later, 'mail/one', { reenvios: 1 }),
    },
  };
}

function answering(): Sample<'answerComplaint'> {
  const path = `reclamos/${NUMBER}`;
  const become = (changes: Parameters<typeof complaintOf>[1]) => (documents: Documents) =>
    void documents.set(path, complaintRecord(complaintOf(NUMBER, changes), 'visitor', momentAt));
  const answer = { text: 'Otra.', upheld: true, answeredAt: daysAgo(0) };
  return {
    documents: cases(),
    asked: { number: NUMBER, words: 'Lo miramos y tienes razón.', upheld: true },
    by: 'ana',
    later: {
      ...taken(NUMBER),
      ...gone(path),
      answered: become({ answer }),
      withdrawn: become({ withdrawnAt: daysAgo(0) }),
      unreadable: (documents) => change(documents, path, { plazo: 'pronto' }),
    },
  };
}

function resendingEvents(): Sample<'resendEvents'> {
  const documents = stage();
  const path = `eventos/${CODE}`;
  const queue = (changes: Partial<typeof UNDELIVERED>) =>
    queueRecord({ ...UNDELIVERED, ...changes }, undefined, momentAt);
  documents.set(path, queue({}));
  return {
    documents,
    asked: { subject: CODE, resends: 0 },
    by: 'alba',
    later: {
      ...gone(path),
      delivered: (later) => later.set(path, queue({ state: 'delivered' })),
      'sent again and undelivered': (later) => later.set(path, queue({ resends: 1 })),
      'sent again by a colleague': (later) => {
        later.set(path, queue({ state: 'waiting', resends: 1 }));
        later.set(`auditoria/evento_${CODE}_1`, { autor: 'rosa' });
      },
    },
  };
}

/** Every act with a way to carry it out, made anew at each call. */
export const SAMPLES: { readonly [Name in keyof StaffActs]: () => Sample<Name> } = {
  decide: deciding,
  proposeUndo: proposing,
  confirmUndo: ending,
  dropUndo: () => ({ ...ending(), by: 'ana' }),
  explainPayment: explaining,
  confirmPayment: settlingPayment,
  noteAtBank: notingAtBank,
  ask: asking,
  claim: claiming,
  renewClaim: renewing,
  release: releasing,
  note: noting,
  noteAndRelease: notingAndReleasing,
  seeCode: seeing,
  unseeCode: takingBack,
  identify: identifying,
  resendMail: resending,
  answerComplaint: answering,
  resendEvents: resendingEvents,
  ...DESK_SAMPLES,
  saveRatesDraft: savingRates,
  discardRatesDraft: discardingRates,
  returnRatesDraft: returningRates,
  publishRates: publishingRates,
  saveLoanDraft: savingTerms,
  discardLoanDraft: discardingTerms,
  returnLoanDraft: returningTerms,
  publishLoanTerms: publishingTerms,
  enterReferenceRate: enteringRate,
};
