import { sha256 } from '../../../functions/src/calls/sha256';
import type { AskedOf } from '../../../src/domain/acts/described';
import { seenOfOwn } from '../../../src/domain/acts/visitor/asked';
import type { VisitorActs } from '../../../src/domain/acts/visitor/visitor-acts';
import { LINK_HOURS } from '../../../src/domain/mail/petition-mails';
import type { RequestProof } from '../../../src/domain/proof';
import type { LoanRequest } from '../../../src/domain/request/loan-request';
import type { MailedKind } from '../../../src/domain/request/petition-link';
import { newCode } from '../../../src/domain/request/request-code';
import { HOUR_MS, MINUTE_MS } from '../../../src/domain/time';
import {
  askedPetitionRecord,
  mailedPetitionRecord,
  petitionPath,
} from '../../../src/records/petition';
import { proofRecord, requestProofRecord } from '../../../src/records/proof';
import { sampleProof } from '../../../tools/samples/proofs';
import { daysAgo } from '../../../tools/samples/undoing';
import { requestOf } from '../staff-records';
import { filing, withdrawingComplaint } from './complaint-samples';
import { DECLINED, LATER_REQUESTS, type Later, laterRequest } from './later-requests';
import { type Documents, momentAt } from './map-database';
import { stage } from './stage';

/** An act that the visitor of the request may carry out; see `Sample` of staff. */
export interface VisitorSample<Name extends keyof VisitorActs> {
  readonly documents: Documents;
  readonly asked: AskedOf<VisitorActs, Name>;
  readonly by: string;
  readonly later: Later;
}

/** The request of the samples: `one` is its id and its session. */
const own = (changes: Parameters<typeof requestOf>[1] = {}) =>
  requestOf('one', { code: newCode(), ...changes });

/** A request, and what may have become of it but for what the act does not look at. */
const about = (request: LoanRequest, besides: readonly string[]) => ({
  documents: stage(request),
  by: 'one',
  later: laterRequest(request, besides),
});

const WAITING = {
  status: 'information',
  questions: [{ need: 'income', author: 'rosa', askedAt: daysAgo(1), answer: undefined }],
} as const;

const PROVEN_AT = daysAgo(1);
/** The account that the session of the samples has proven. */
export const ACCOUNT = '#2PP0LQ8VY';

const PROOF = {
  gameId: 'roblox',
  account: ACCOUNT,
  name: 'Ana',
  provenAt: PROVEN_AT,
  expiresAt: daysAgo(-1),
};

/** The stored proof of all that the samples' request answers. */
export function proofOf(request: LoanRequest, changes: Partial<typeof PROOF> = {}) {
  const answered = Object.entries(request.answers ?? {}).filter(([, answer]) => answer > 0);
  const facts = Object.fromEntries(
    answered.map(([id, value]) => [id, { value, kind: 'exact' as const }]),
  );
  return proofRecord({ ...PROOF, ...changes, facts }, momentAt);
}

/** `prueba` of the samples' request: an earlier proof of the same account. */
export const provenBy = (changes: Partial<RequestProof> = {}) =>
  requestProofRecord(
    sampleProof({}, { account: PROOF.account, provenAt: daysAgo(2), ...changes }),
    momentAt,
  );

function attachingProof(): VisitorSample<'attachProof'> {
  const request = own();
  const sample = about(request, ['corrected by its visitor', 'asked about', 'undone and pending']);
  sample.documents.set('pruebas/one_roblox', proofOf(request));
  const asked = { account: PROOF.account, provenAt: PROVEN_AT.getTime() };
  return { ...sample, asked };
}

/** The key of the samples' links. */
export const KEY = newCode();

/** Stores a petition whose link was mailed so many minutes ago, with this key. */
export function addLink(documents: Documents, code: string, kind: MailedKind, minutes = 1) {
  const askedAt = momentAt(new Date(Date.now() - minutes * MINUTE_MS));
  const until = momentAt(new Date(Date.now() + LINK_HOURS * HOUR_MS - minutes * MINUTE_MS));
  documents.set(petitionPath(code, kind), {
    ...askedPetitionRecord(kind, 'es', askedAt, until),
    ...mailedPetitionRecord(sha256(KEY), until),
  });
}

const WORDS = { point: 'overlooked', words: 'Tengo la carta de saldo.' } as const;

/** A sample of what a mailed link does with a request, whoever uses it. */
function byLink(kind: MailedKind, request: LoanRequest, besides: readonly string[]) {
  const { documents, later } = about(request, besides);
  const code = request.code ?? '';
  addLink(documents, code, kind);
  return { documents, later, by: 'two', asked: { code, key: KEY } };
}

/** A declined request that can be reconsidered. */
const declined = () => own(DECLINED);

/** What does not change what a decline's visitor may ask. */
const STILL_DECLINED = ['corrected by its visitor'];

/** Each act of visitors. */
export const VISITOR_SAMPLES: {
  readonly [Name in keyof VisitorActs]: () => VisitorSample<Name>;
} = {
  withdraw() {
    const request = own();
    const gone = ['withdrawn', 'given back by its visitor'];
    const sample = about(request, [...gone, 'corrected by its visitor']);
    return { ...sample, asked: { seen: seenOfOwn(request) } };
  },
  answer() {
    const request = own(WAITING);
    const sample = about(request, ['corrected by its visitor', 'asked about']);
    return { ...sample, asked: { seen: seenOfOwn(request), text: 'RD$40,000 al mes.' } };
  },
  correctEmail() {
    const request = own();
    return {
      ...about(request, []),
      asked: { seen: seenOfOwn(request), email: 'ana.gil@example.com' },
    };
  },
  endPromotions() {
    const request = own();
    const consent = request.consent && { ...request.consent, marketing: true };
    const every = LATER_REQUESTS.map(({ what }) => what);
    return { ...about({ ...request, consent }, every), asked: {} };
  },
  attachProof: attachingProof,
  removeProof() {
    const request = own();
    const documents = stage(request);
    documents.set('pruebas/one_roblox', proofOf(request));
    return { documents, by: 'one', asked: { game: 'roblox' }, later: {} };
  },
  fileComplaint: filing,
  withdrawComplaint: withdrawingComplaint,
  reconsider() {
    const request = declined();
    return {
      ...about(request, STILL_DECLINED),
      asked: { seen: seenOfOwn(request), ...WORDS },
    };
  },
  askForLink() {
    const request = own();
    const asked = { code: request.code ?? '', kind: 'erasure', language: 'es' } as const;
    return { documents: stage(request), by: 'two', asked, later: {} };
  },
  withdrawByLink() {
    const sample = byLink('withdrawal', own(), [
      'corrected by its visitor',
      'asked about',
      'undone and pending',
    ]);
    return { ...sample, asked: { ...sample.asked, what: 'request' as const } };
  },
  reconsiderByLink() {
    const sample = byLink('reconsideration', declined(), [
      ...STILL_DECLINED,
      'undone and declined again',
    ]);
    return { ...sample, asked: { ...sample.asked, ...WORDS } };
  },
  unsubscribe() {
    const code = newCode();
    const documents = stage();
    documents.set('subscriptores/two_1', { correo: 'ana@example.com', baja: code });
    documents.set('mail/two_1', { to: 'ana@example.com' });
    documents.set(`bajas/${code}`, { clave: 'two_1' });
    return { documents, by: 'three', asked: { code }, later: {} };
  },
};
