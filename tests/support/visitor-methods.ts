import type { Backend } from '../../src/data/backend';
import { BackendError } from '../../src/data/errors';
import type { AskedOf } from '../../src/domain/acts/described';
import { askedProof, seenOfOwn } from '../../src/domain/acts/visitor/asked';
import type { VisitorSaid } from '../../src/domain/acts/visitor/visitor-acts';
import {
  type Complaint,
  type ComplaintDraft,
  newComplaintNumber,
} from '../../src/domain/complaint/complaint';
import { readEmail } from '../../src/domain/fields/identifiers/email';
import type { Language } from '../../src/domain/language';
import type { Proof } from '../../src/domain/proof';
import type { LoanRequest } from '../../src/domain/request/loan-request';
import type { MailedKind, PetitionLink } from '../../src/domain/request/petition-link';
import type { ReconsiderationDraft } from '../../src/domain/request/reconsideration';
import { newComplaint } from '../../src/records/complaint';

/** What is there; throws `conflict` if nothing is. */
function there<T>(found: T | undefined): T {
  if (found === undefined) throw new BackendError('conflict');
  return found;
}

/**
 * Each act of visitors with what is stored after it, as the contracts say them. An act that is refused
 * rejects with `conflict` or `limit`, or with `denied` for any other reason.
 */
function methodsOf(backend: Backend) {
  async function say<Name extends keyof VisitorSaid>(
    name: Name,
    asked: AskedOf<VisitorSaid, Name>,
  ): Promise<void> {
    const answer = await backend.act(name, asked);
    if (!('refused' in answer)) return;
    const { refused } = answer;
    throw new BackendError(refused === 'conflict' || refused === 'limit' ? refused : 'denied');
  }

  /** Says an act on the own request, and reads the request. */
  async function sayOnOwn<Name extends keyof VisitorSaid>(
    name: Name,
    asked: AskedOf<VisitorSaid, Name>,
  ): Promise<LoanRequest> {
    await say(name, asked);
    return there(await backend.ownRequest());
  }

  function sayLink({ code, kind, key }: PetitionLink, draft: ReconsiderationDraft | undefined) {
    if (kind === 'withdrawal') return backend.act('withdrawByLink', { code, key, what: 'request' });
    if (kind === 'erasure') return backend.act('eraseByLink', { code, key, seen: 'withdraws' });
    return backend.act('reconsiderByLink', { code, key, ...there(draft) });
  }

  return {
    withdrawRequest: (shown: LoanRequest) => sayOnOwn('withdraw', { seen: seenOfOwn(shown) }),
    correctEmail: (shown: LoanRequest, typed: string) =>
      sayOnOwn('correctEmail', { seen: seenOfOwn(shown), email: readEmail(typed).text }),
    answerQuestion: (shown: LoanRequest, text: string) =>
      sayOnOwn('answer', { seen: seenOfOwn(shown), text }),
    withdrawPromotions: (_: LoanRequest) => sayOnOwn('endPromotions', {}),
    attachProof: (proof: Proof) => sayOnOwn('attachProof', askedProof(proof)),
    reconsiderRequest: (shown: LoanRequest, draft: ReconsiderationDraft) =>
      sayOnOwn('reconsider', { seen: seenOfOwn(shown), ...draft }),
    eraseOwnData: (language: Language) => say('erase', { language, seen: 'withdraws' }),
    async submitComplaint(draft: ComplaintDraft): Promise<Complaint> {
      const now = new Date();
      const number = newComplaintNumber(now);
      const { kind, text, name, email, code = '', language } = newComplaint(number, draft, now);
      await say('fileComplaint', { number, kind, text, name, email, code, language });
      return there((await backend.ownComplaints())[0]);
    },
    async withdrawComplaint({ number }: Complaint): Promise<Complaint> {
      await say('withdrawComplaint', { number });
      return there((await backend.ownComplaints()).find((each) => each.number === number));
    },
    async askForLink(code: string, kind: MailedKind, language: Language) {
      const answer = await backend.act('askForLink', { code, kind, language });
      if (!('refused' in answer)) return 'mailed';
      if (answer.refused === 'too-soon') return answer.refused;
      throw new BackendError('denied');
    },
    async confirmLink(link: PetitionLink, draft?: ReconsiderationDraft) {
      const answer = await sayLink(link, draft);
      if (!('refused' in answer)) return 'done';
      if (answer.refused === 'conflict') return 'closed';
      throw new BackendError('denied');
    },
    unsubscribe: (code: string) => say('unsubscribe', { code }),
  };
}

/** A backend whose visitors' acts are methods, too. */
export type BackendWithMethods = Backend & ReturnType<typeof methodsOf>;

/** Gives a backend a method for each act of visitors. */
export const withVisitorMethods = <Made extends Backend>(
  backend: Made,
): Made & BackendWithMethods => ({ ...backend, ...methodsOf(backend) });
