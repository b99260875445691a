import type { Firestore } from 'firebase/firestore/lite';
import type { BankContact, Mails } from '../../domain/mail/mail';
import type { Visitor } from '../../records/origin';
import type { SessionStore } from '../session-store';
import type { Own, Reading, Stored } from '../store';
import type { Connection } from './connection/app';
import type { Caller } from './connection/call';
import type { Clock } from './connection/clock';
import type { FirebaseSettings } from './settings';

/** The dependencies of every part of the data layer. */
export interface Context extends Stored {
  /** Initialises Firebase when it is first called. */
  readonly connect: () => Promise<Connection>;
  readonly caller: Caller;
  readonly clock: Clock;
  readonly session: SessionStore;
  /** Whether staff need a second factor in addition to their password. */
  readonly secondFactorRequired: boolean;
  /** The way of signing in that sessions of staff have, as tokens spell it. */
  readonly staffProvider: string;
  /** The address of the function that carries out what staff do. */
  readonly staffUrl: string;
  /** The address of the function that carries out visitors' acts. */
  readonly visitorUrl: string;
  /** Whether the live site is of another release than this page. */
  readonly isOutdated: () => Promise<boolean>;
  /** The bank that the mails name. */
  readonly bank: BankContact;
  /** The mails that a visitor causes, about a request with this code or with none. */
  readonly mails: (code?: string) => Mails;
  readonly emulators?: FirebaseSettings['emulators'];
}

/** The bank's time, from which a visitor's clock may differ. */
export interface ServerTime {
  /** Milliseconds since 1970: this machine's time until the bank's is known. */
  now(): number;
  /**
   * Runs `act`. If the rules refuse it and this machine's clock turns out to be half a day off,
   * runs it once more with the server's time.
   */
  retry<T>(act: () => Promise<T>): Promise<T>;
}

/** The context of an anonymous visitor's calls. */
export interface VisitorContext extends Context, Own, ServerTime {
  readonly db: Firestore;
  readonly visitor: Visitor;
}

/** The context of staff's calls, which fail with `expired` once the staff session has ended. */
export interface StaffContext extends Context, Reading {
  readonly clock: Clock;
  readonly db: Firestore;
}
