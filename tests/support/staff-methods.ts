import { BackendError, errorCode } from '../../src/data/errors';
import type { StaffBackend } from '../../src/data/staff/backend';
import { isUnreadable, type Listed } from '../../src/data/staff/lists';
import { seenOf } from '../../src/domain/acts/case';
import { askedOfImport } from '../../src/domain/acts/catalogue';
import type { DecisionChoice } from '../../src/domain/acts/deciding';
import type { AskedOf } from '../../src/domain/acts/described';
import { seenOfDraft } from '../../src/domain/acts/drafts';
import { saidFigures } from '../../src/domain/acts/loan';
import type { StaffActs } from '../../src/domain/acts/staff-acts';
import type { AddressName, BankSettings, SettingName } from '../../src/domain/bank-settings';
import type { Calculator } from '../../src/domain/calculator';
import type { Complaint } from '../../src/domain/complaint/complaint';
import { normalizeText, normalizeWords } from '../../src/domain/fields/fields';
import { readEmail } from '../../src/domain/fields/identifiers/email';
import type { Text } from '../../src/domain/language';
import type { ExchangeRate, ReferenceRate } from '../../src/domain/loan/reference-rate';
import type { LoanDraft, LoanFigures } from '../../src/domain/loan/terms';
import type { GameFacts } from '../../src/domain/market/catalogue';
import type { MarketGame } from '../../src/domain/market/market-value';
import { changedGames, type ValueImport } from '../../src/domain/market/value-import';
import type { Cents } from '../../src/domain/money';
import type {
  MarkedFigures,
  PublishedRates,
  Rates,
  RatesDraft,
} from '../../src/domain/rates/rates';
import type { CaseEntry, SeenCode } from '../../src/domain/request/case';
import type { LoanRequest } from '../../src/domain/request/loan-request';
import type { Need } from '../../src/domain/request/questions';
import { type UndoDraft, undoProposals } from '../../src/domain/request/undo';
import type { SharedView } from '../../src/domain/staff/shared-view';

/** What is there; throws `conflict` if nothing is. */
function there<T extends object>(found: Listed<T> | undefined): T {
  if (found === undefined || isUnreadable(found)) throw new BackendError('conflict');
  return found;
}

const newId = () => crypto.randomUUID();
const first = () => ({ draft: newId(), revision: 0 });

/**
 * Each act of staff with what is stored after it, as the contracts say them. An act that is refused
 * rejects with `conflict`, or with `denied` for any other reason.
 */
function methodsOf(staff: StaffBackend) {
  async function say<Name extends keyof StaffActs>(name: Name, asked: AskedOf<StaffActs, Name>) {
    const answer = await staff.act(name, asked);
    if ('refused' in answer)
      throw new BackendError(answer.refused === 'conflict' ? 'conflict' : 'denied');
  }

  const request = async (id: string) => there<LoanRequest>(await staff.read('findRequest', id));
  const setting = async <Name extends SettingName>(name: Name) =>
    (await staff.read('bankSettings'))[name];

  async function propose<Name extends SettingName>(
    asked: AskedOf<StaffActs, 'proposeSetting'> & { readonly setting: Name },
  ): Promise<BankSettings[Name]> {
    await say('proposeSetting', asked);
    return setting(asked.setting);
  }

  async function confirm<Name extends SettingName>(name: Name, { edits }: BankSettings[Name]) {
    await say('confirmSetting', { setting: name, edits });
    return setting(name);
  }

  /** Takes the member's own proposal back, or declines a colleague's. */
  async function end<Name extends SettingName>(name: Name, { edits }: BankSettings[Name]) {
    const answer = await staff.act('withdrawSetting', { setting: name, edits });
    if ('refused' in answer) await say('declineSetting', { setting: name, edits });
    return setting(name);
  }

  return {
    async decide(
      { id, ...rest }: LoanRequest,
      choice: DecisionChoice,
      repeats: readonly LoanRequest[] = [],
    ): Promise<LoanRequest[]> {
      const duplicates = repeats.map((one) => one.id).filter((other) => other !== id);
      await say('decide', { id, seen: seenOf({ id, ...rest }), choice, duplicates });
      const found = await Promise.all([id, ...duplicates].map(request));
      return found.filter((one) => one.id === id || one.decision?.duplicateOf === id);
    },
    async askInformation(shown: LoanRequest, need: Need) {
      await say('ask', { id: shown.id, seen: seenOf(shown), need });
      return request(shown.id);
    },
    async proposeUndo(shown: LoanRequest, draft: UndoDraft) {
      await say('proposeUndo', { id: shown.id, seen: seenOf(shown), draft });
      return request(shown.id);
    },
    async confirmUndo(shown: LoanRequest) {
      await say('confirmUndo', { id: shown.id, number: undoProposals(shown) });
      return request(shown.id);
    },
    async dropUndo(shown: LoanRequest) {
      await say('dropUndo', { id: shown.id, number: undoProposals(shown) });
      return request(shown.id);
    },
    async claim(ids: readonly string[], reason?: string) {
      const claims = async () =>
        (await staff.read('claims')).filter(({ requestId }) => ids.includes(requestId));
      const isHeld = reason === undefined && (await claims()).length === ids.length;
      const renewed = isHeld && !('refused' in (await staff.act('renewClaim', { ids })));
      if (!renewed) await say('claim', { ids, reason: reason ?? null });
      return claims();
    },
    release: (ids: readonly string[]) => say('release', { ids }),
    async addNote(id: string, words: string): Promise<CaseEntry> {
      await say('note', { id, note: newId(), words });
      const entries = await staff.read('caseEntries', [id]);
      return there(entries.find((one) => one.kind === 'note' && one.text === normalizeText(words)));
    },
    async noteSeenCode({ id, applicant }: LoanRequest, sightings = 0): Promise<SeenCode> {
      await say('seeCode', { id, account: applicant.nickname, sightings });
      return there((await staff.read('seenCodes', [id])).get(id)?.[0]);
    },
    async sendMailAgain(mail: string) {
      const [id = ''] = mail.split('_');
      const mails = await staff.read('mailsOf', await request(id));
      const { resends } = there(mails.find(({ mailId }) => mailId === mail));
      await say('resendMail', { mail, resends });
    },
    async answerComplaint({ number }: Complaint, words: string, upheld: boolean) {
      await say('answerComplaint', { number, words, upheld });
      return there<Complaint>(await staff.read('findComplaint', number));
    },
    async sendEventsAgain(subject: string) {
      const { queues } = await staff.read('undelivered');
      const { resends } = there(queues.find((queue) => queue.subject === subject));
      await say('resendEvents', { subject, resends });
    },
    async saveRatesDraft(
      calculator: Calculator,
      seen: RatesDraft | undefined,
      {
        reason,
        rates,
        options,
        base,
        previousWrong = false,
      }: MarkedFigures & {
        readonly reason: Text;
      },
      { version }: Rates,
    ): Promise<RatesDraft> {
      await say('saveRatesDraft', {
        game: calculator.id,
        seen: { ...(seen ? seenOfDraft(seen) : first()), version },
        figures: { rates, options, base },
        reason: normalizeWords(reason),
        previousWrong,
      });
      return there(await staff.read('ratesDraft', calculator));
    },
    discardRatesDraft: ({ id }: Calculator, seen: RatesDraft) =>
      say('discardRatesDraft', { game: id, seen: seenOfDraft(seen) }),
    async returnRatesDraft(calculator: Calculator, seen: RatesDraft, words: string) {
      await say('returnRatesDraft', { game: calculator.id, seen: seenOfDraft(seen), words });
      return there(await staff.read('ratesDraft', calculator));
    },
    async publishRates(calculator: Calculator, draft: RatesDraft, { version }: Rates) {
      const seen = { ...seenOfDraft(draft), version };
      await say('publishRates', { game: calculator.id, seen });
      return (await staff.read('ratesInForce', calculator)) as PublishedRates;
    },
    async saveLoanDraft(
      seen: LoanDraft | undefined,
      { reason, ...figures }: LoanFigures & { readonly reason: Text },
      version: number,
    ): Promise<LoanDraft> {
      await say('saveLoanDraft', {
        seen: { ...(seen ? seenOfDraft(seen) : first()), version },
        figures: saidFigures(figures),
        reason: normalizeWords(reason),
      });
      return there(await staff.read('loanDraft'));
    },
    discardLoanDraft: (seen: LoanDraft) => say('discardLoanDraft', { seen: seenOfDraft(seen) }),
    async returnLoanDraft(seen: LoanDraft, words: string) {
      await say('returnLoanDraft', { seen: seenOfDraft(seen), words });
      return there(await staff.read('loanDraft'));
    },
    async publishLoanTerms(draft: LoanDraft, version: number) {
      await say('publishLoanTerms', { seen: { ...seenOfDraft(draft), version } });
      return there(await staff.read('loanConditions')).terms;
    },
    async enterReferenceRate(seen: ReferenceRate | undefined, rate: ExchangeRate, asked = true) {
      await say('enterReferenceRate', { seen: { edits: seen?.edits ?? 0 }, rate, asked });
      return there(there(await staff.read('loanConditions')).reference);
    },
    proposeAmount: ({ edits }: BankSettings['confirmation'], value: Cents) =>
      propose({ setting: 'confirmation', edits, value }),
    confirmAmount: (seen: BankSettings['confirmation']) => confirm('confirmation', seen),
    withdrawAmount: (seen: BankSettings['confirmation']) => end('confirmation', seen),
    proposeDigestEmails: ({ edits }: BankSettings['digest'], emails: readonly string[]) =>
      propose({ setting: 'digest', edits, value: emails.map((email) => readEmail(email).text) }),
    proposeCoreAddress: ({ edits }: BankSettings['core'], value: string) =>
      propose({ setting: 'core', edits, value }),
    confirmAddress: <Name extends AddressName>(name: Name, seen: BankSettings[Name]) =>
      confirm(name, seen),
    withdrawAddress: <Name extends AddressName>(name: Name, seen: BankSettings[Name]) =>
      end(name, seen),
    async editGame({ id, edits = 0 }: MarketGame, { name, image, path }: GameFacts) {
      const facts = { name, image: image.trim(), path: path.trim() };
      await say('editGame', { game: id, edits, facts });
      return there((await staff.read('listGames')).games.find((game) => game.id === id));
    },
    async importValues(asked: ValueImport) {
      try {
        await say('importValues', askedOfImport(newId(), asked));
        return { status: 'applied' };
      } catch (error) {
        if (errorCode(error) !== 'conflict') throw error;
        const { games } = await staff.read('listGames');
        return { status: 'conflict', gameIds: changedGames(asked, games) };
      }
    },
    async shareView(made: Pick<SharedView, 'list' | 'name' | 'settings'>): Promise<SharedView> {
      const view = newId();
      await say('shareView', { view, ...made });
      return there((await staff.read('sharedViews', made.list)).find(({ id }) => id === view));
    },
    async unshareView({ id, list }: SharedView) {
      there((await staff.read('sharedViews', list)).find((view) => view.id === id));
      await say('unshareView', { view: id });
    },
  };
}

/** A staff backend whose acts are methods, too. */
export type StaffWithMethods = StaffBackend & ReturnType<typeof methodsOf>;

/** Gives a staff backend a method for each act. */
export const withMethods = (staff: StaffBackend): StaffWithMethods => ({
  ...staff,
  ...methodsOf(staff),
});
