import { tabStore } from '../../../browser/browser-store';
import { STAFF_TYPED_KEYS } from '../../../browser/keys';
import { seenReads } from '../../../browser/seen-reads';

/**
 * What members of staff type or choose before it is sent, and where it lasts until then. `tab`: in
 * the browser's tab, also when the page is loaded again. `memory`: until the page is loaded again,
 * because it may name a person, or is a file. The lock takes both into memory; signing out and
 * another member end both.
 */
export const KEPT = {
  // Where a tab was left: its address.
  address: 'tab',
  // Searches, filters and orders of lists.
  'requests.search': 'memory',
  'complaints.search': 'memory',
  'subscribers.search': 'memory',
  'subscribers.sort': 'tab',
  'people.search': 'memory',
  'people.sort': 'tab',
  'audit.person': 'memory',
  'audit.filter': 'tab',
  // Cases.
  'case.approval': 'tab',
  'case.choice': 'tab',
  'case.note': 'tab',
  'case.undo': 'tab',
  'case.payment': 'tab',
  'complaint.answer': 'tab',
  // Market values and games.
  value: 'tab',
  game: 'tab',
  'import.open': 'tab',
  'import.file': 'memory',
  'import.choices': 'memory',
  'import.reason': 'tab',
  // Rates and the terms of the loan.
  rates: 'tab',
  loan: 'tab',
  'loan.reference': 'tab',
  'draft.return': 'tab',
  // Staff and settings.
  'people.inviting': 'tab',
  'people.invite': 'tab',
  'people.reset': 'tab',
  setting: 'tab',
} as const satisfies Readonly<Record<string, 'tab' | 'memory'>>;

/** One of the forms, filters and choices that are kept. */
export type KeptForm = keyof typeof KEPT;

/** What may not be stored, or what the browser does not store, because its storage is blocked or full. */
const inMemory = new Map<string, unknown>();

const namesInTab = () =>
  (tabStore.keys() ?? []).filter((name) => name.startsWith(STAFF_TYPED_KEYS));

/** Whether a stored value has the fields of another, of the same types. */
function isLike<T>(model: T, stored: unknown): stored is T {
  if (typeof model !== 'object' || model === null) return typeof stored === typeof model;
  if (typeof stored !== 'object' || stored === null) return false;
  if (Array.isArray(model)) return Array.isArray(stored);
  return Object.entries(model).every(([field, part]) =>
    isLike(part, (stored as Record<string, unknown>)[field]),
  );
}

function storedIn(name: string): unknown {
  const text = tabStore.read(name);
  if (text === null) return inMemory.get(name);
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The texts of a member about one thing: what is typed into a form, as long as it is not sent. */
export interface Keeper<T> {
  /** What was kept; `initial` if nothing usable was. */
  read(): T;
  /** Keeps a value; one that equals `initial` is forgotten. */
  write(value: T): void;
}

const nameOf = (form: KeptForm, uid: string, about: string) =>
  `${STAFF_TYPED_KEYS}${uid}.${form}.${about}`;

/** Whether a member has something in a form. */
export const isKept = (form: KeptForm, uid: string, about: string): boolean =>
  storedIn(nameOf(form, uid, about)) !== undefined;

/** Where a member's text for a form is kept; `about` tells apart what one form is for. */
export function keeperOf<T>(form: KeptForm, uid: string, about: string, initial: T): Keeper<T> {
  const name = nameOf(form, uid, about);
  return {
    read() {
      const found = storedIn(name);
      return isLike(initial, found) ? found : initial;
    },
    write(value) {
      const text = JSON.stringify(value);
      inMemory.delete(name);
      tabStore.remove(name);
      if (text === JSON.stringify(initial)) return;
      if (KEPT[form] === 'memory' || !tabStore.write(name, text)) inMemory.set(name, value);
    },
  };
}

/** Takes everything from the browser's storage into memory, as the lock does, and forgets what was read. */
export function hideKept(): void {
  seenReads.clear();
  for (const name of namesInTab()) {
    inMemory.set(name, storedIn(name));
    tabStore.remove(name);
  }
}

/** Forgets everything, what was read included, as signing out does, but for what is this member's. */
export function forgetKept(uid?: string): void {
  seenReads.clear();
  for (const name of [...inMemory.keys(), ...namesInTab()]) {
    if (uid !== undefined && name.startsWith(`${STAFF_TYPED_KEYS}${uid}.`)) continue;
    inMemory.delete(name);
    tabStore.remove(name);
  }
}
