import { useSyncExternalStore } from 'react';
import type { KeptAccount } from '../domain/accounts/kept-account';
import { readAccount, readVerified } from '../domain/accounts/read-account';
import { deviceStore } from './browser-store';
import { ACCOUNT_KEYS, CHOSEN_ACCOUNT_KEY } from './keys';
import { unstoredAccounts as memory } from './unstored-accounts';

/** The accounts that this device keeps. */
export interface KeptAccounts {
  /** The newest first. */
  readonly accounts: readonly KeptAccount[];
  /** Id of the account that backs the next request; that account may be gone. */
  readonly chosen: string | undefined;
  /** How many entries cannot be read; they are left unchanged. */
  readonly unreadable: number;
  /** False if the browser stores nothing: the accounts last as long as the page. */
  readonly lasting: boolean;
}

const VERSION = 1;

const listeners = new Set<() => void>();
let shown: { readonly signature: string; readonly kept: KeptAccounts } | undefined;

/** Every entry of accounts; those in memory override stored ones. */
function entries(): { readonly found: Map<string, string>; readonly lasting: boolean } {
  const found = new Map<string, string>();
  const keys = deviceStore.keys();
  for (const key of keys ?? []) {
    if (key.startsWith(ACCOUNT_KEYS) || key === CHOSEN_ACCOUNT_KEY)
      found.set(key, deviceStore.read(key) ?? '');
  }
  for (const [key, text] of memory) found.set(key, text);
  return { found, lasting: keys !== undefined && memory.size === 0 };
}

function readEntry(text: string): KeptAccount | undefined {
  try {
    const { version, account } = JSON.parse(text);
    const read = version === VERSION ? readAccount(account) : undefined;
    return read && 'account' in read ? { ...read.account, ...readVerified(account) } : undefined;
  } catch {
    return undefined;
  }
}

/** The kept accounts; the same object until something changes. */
export function keptAccounts(): KeptAccounts {
  const { found, lasting } = entries();
  const signature = JSON.stringify([lasting, ...found]);
  if (shown?.signature === signature) return shown.kept;
  const chosen = found.get(CHOSEN_ACCOUNT_KEY);
  found.delete(CHOSEN_ACCOUNT_KEY);
  const accounts = [...found.values()].flatMap((text) => readEntry(text) ?? []);
  accounts.sort((a, b) => b.keptAt.getTime() - a.keptAt.getTime() || (a.id < b.id ? -1 : 1));
  const unreadable = found.size - accounts.length;
  shown = { signature, kept: { accounts, chosen, unreadable, lasting } };
  return shown.kept;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}

function write(key: string, text: string): void {
  if (deviceStore.write(key, text)) memory.delete(key);
  else memory.set(key, text);
}

function remove(key: string): void {
  memory.delete(key);
  deviceStore.remove(key);
}

/** Stores accounts, each in a separate entry; one with the same id replaces the other. */
export function keepAccounts(accounts: readonly KeptAccount[]): void {
  for (const account of accounts)
    write(ACCOUNT_KEYS + account.id, JSON.stringify({ version: VERSION, account }));
  tell();
}

/** Chooses the account that backs the next request. */
export function chooseAccount(id: string): void {
  write(CHOSEN_ACCOUNT_KEY, id);
  tell();
}

/** Deletes an account; `keepAccounts` brings it back, chosen as it was. */
export function deleteAccount(id: string): void {
  remove(ACCOUNT_KEYS + id);
  tell();
}

/** Deletes all accounts, those that cannot be read too. */
export function forgetAccounts(): void {
  for (const key of entries().found.keys()) remove(key);
  tell();
}

/** The kept accounts, also after a change in another tab; undefined while a page is prerendered. */
export function useKeptAccounts(): KeptAccounts | undefined {
  return useSyncExternalStore(subscribe, keptAccounts, () => undefined);
}
