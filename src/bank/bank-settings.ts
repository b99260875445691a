import type { Text } from '../domain/language';

/**
 * The sign-in of staff at the bank's own identity provider, by OpenID Connect. The provider has to be
 * set up in Identity Platform too; docs/administrator.md has the steps.
 */
export interface BankSignIn {
  /** The provider's id in Identity Platform. */
  readonly provider: `oidc.${string}`;
  /** The provider's `authorization_endpoint`. */
  readonly authorizationUrl: string;
  readonly clientId: string;
  /** The words of the button. */
  readonly button: Text;
}

/** The settings that differ from bank to bank; bank.ts holds those of this bank. */
export interface BankSettings {
  readonly bank: string;
  readonly product: string;
  /** The two capital letters with which every code of a request begins. */
  readonly codePrefix: string;
  /** The phone number as displayed, as a `tel:` link, and the option to choose in its menu. */
  readonly phone: string;
  readonly phoneHref: string;
  readonly phoneOption: string;
  /** The address of the site, without a slash at the end. */
  readonly siteUrl: string;
  readonly accountOpeningUrl: string;
  /** Host of background videos and pictures of games; empty for the site itself. */
  readonly mediaHost: string;
  readonly copyrightYear: number;
  /** Where Firestore keeps the data. It never moves once the database is made. */
  readonly location: string;
  /** Where the functions run, best near the data. */
  readonly region: string;
  /** What stands before every amount, its code of ISO 4217, and the unit in words. */
  readonly currency: {
    readonly symbol: string;
    readonly code: string;
    readonly one: Text;
    readonly many: Text;
  };
  /** The currency of its loans, in which values are shown too at the bank's reference rate. */
  readonly loanCurrency: { readonly symbol: string; readonly code: string; readonly many: Text };
  /**
   * The most that the smallest amount of the loan example may cost in a year, everything included, in per
   * cent. Usually 100; 0: no bound. Dearer terms are not published; those in force stay.
   */
  readonly mostYearlyCost: number;
  /**
   * Whether two people may approve a second loan for somebody whose loan was paid out, with a reason in
   * words. Usually false; true where the core system never tells that a loan is repaid.
   */
  readonly secondLoan: boolean;
  /**
   * The share of an account's value that one person may lend on, and that is filled in when approving.
   * Usually 0.5; 0: above the smallest loan, every approval needs two people.
   */
  readonly lendingShare: number;
  /**
   * The smallest and the largest loan, in whole units of the loans' currency, for as long as no published
   * terms name them. Usually 5,000 and 300,000.
   */
  readonly smallestLoan: number;
  readonly largestLoan: number;
  /**
   * How many months after a decline the keys of its document and of its account remember it, once the
   * request is erased. Usually 24; 0: nothing is remembered.
   */
  readonly fingerprintMonths: number;
  /**
   * How many mails that visitors cause go out in an hour; the others wait for a later one. Stays under
   * what the mail provider takes in an hour.
   */
  readonly mailsAnHour: number;
  /**
   * The bank's question to a visitor: after how many days it reminds, and after how many it closes
   * the request without an answer.
   */
  readonly questions: { readonly reminderDays: number; readonly closingDays: number };
  /**
   * For how many days an approval holds, unless the bank tells that it was paid out. Usually 30; 0:
   * approvals do not lapse.
   */
  readonly approvalDays: number;
  /**
   * Whether the bank's core system tells what became of an approval. Usually true; false: approvals do
   * not lapse and nobody gives one back by a press, because they may have been paid out.
   */
  readonly tellsPayment: boolean;
  /** The ids of the games that are offered, or all that have a file in src/games. */
  readonly games: 'all' | readonly string[];
  /**
   * When a visitor gets an anonymous account: `load` once the page is open and idle, `use` when
   * something is sent, proven or signed up. Google makes 100 an hour for one IP address.
   */
  readonly session: 'load' | 'use';
  /**
   * The domains of staff's addresses, in lower case, such as `bancoaurora.example`: nobody else is invited.
   * Empty: anybody may be.
   */
  readonly staffDomains: readonly string[];
  /** How staff sign in with their account at the bank; without it they have passwords here. */
  readonly staffSignIn?: BankSignIn;
}

/** The laws and the complaint office that pages name; legal.ts holds those of this bank. */
export interface LegalSettings {
  /** The laws that the pages name, as a part of their sentences. */
  readonly law: { readonly privacy: Text; readonly retention: Text; readonly keeping: Text };
  /** Where to complain after the bank: its name, and its place or what it does. */
  readonly complaints: {
    readonly days: number;
    readonly office: string;
    readonly of: Text;
    readonly does: Text;
    /** The laws that a receipt of a complaint names. */
    readonly law: Text;
  };
}

/** Whether a bank offers the game with this id. */
export function isOffered({ games }: Pick<BankSettings, 'games'>, gameId: string): boolean {
  return games === 'all' || games.includes(gameId);
}
