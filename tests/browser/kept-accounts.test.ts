import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  chooseAccount,
  deleteAccount,
  forgetAccounts,
  keepAccounts,
  keptAccounts,
} from '../../src/browser/kept-accounts';
import { askToSend, takeSendIntent } from '../../src/browser/send-intent';
import { keptAccount } from '../../tools/samples/kept-account';

const older = keptAccount();
const newer = keptAccount({ nickname: 'El clan', keptAt: new Date('2026-11-01T12:00:00Z') });

afterEach(() => {
  vi.unstubAllGlobals();
  forgetAccounts();
});

describe('the accounts on this device', () => {
  it('come back as they were, the newest first', () => {
    keepAccounts([older, { ...newer, verified: ['robux'] }]);
    expect(keptAccounts()).toEqual({
      accounts: [{ ...newer, verified: ['robux'] }, older],
      chosen: undefined,
      unreadable: 0,
      lasting: true,
    });
    expect(keptAccounts()).toBe(keptAccounts());
  });

  it('are renamed, chosen, deleted and brought back one by one', () => {
    keepAccounts([older, newer]);
    keepAccounts([{ ...older, nickname: 'Otra' }]);
    chooseAccount(older.id);
    deleteAccount(newer.id);
    expect(keptAccounts()).toMatchObject({ accounts: [{ nickname: 'Otra' }], chosen: older.id });
    keepAccounts([newer]);
    expect(keptAccounts().accounts).toHaveLength(2);
  });

  it.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['a later version', JSON.stringify({ version: 2, account: older })],
    ['a broken account', JSON.stringify({ version: 1, account: { ...older, value: 'x' } })],
  ])('are there where another entry is %s, which stays as it is', (_, text) => {
    keepAccounts([older]);
    localStorage.setItem('levelup.account.other', text);
    expect(keptAccounts()).toMatchObject({ accounts: [older], unreadable: 1 });
    expect(localStorage.getItem('levelup.account.other')).toBe(text);
  });

  it('are forgotten together with unreadable entries, and nothing else is', () => {
    keepAccounts([older]);
    chooseAccount(older.id);
    localStorage.setItem('levelup.account.other', '{');
    localStorage.setItem('levelup.rates.roblox', '{}');
    forgetAccounts();
    expect(Object.keys(localStorage)).toEqual(['levelup.rates.roblox']);
    expect(keptAccounts()).toMatchObject({ accounts: [], chosen: undefined, unreadable: 0 });
  });

  it('last as long as the page if the browser stores nothing', () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    keepAccounts([older]);
    chooseAccount(older.id);
    expect(keptAccounts()).toEqual({
      accounts: [older],
      chosen: older.id,
      unreadable: 0,
      lasting: false,
    });
    forgetAccounts();
    expect(keptAccounts().accounts).toEqual([]);
  });
});

it('a calculator is asked to send once, and no other one answers', () => {
  askToSend('roblox');
  expect(takeSendIntent('roblox')).toBe(true);
  expect(takeSendIntent('roblox')).toBe(false);
  askToSend('roblox');
  expect(takeSendIntent('valorant')).toBe(false);
});
