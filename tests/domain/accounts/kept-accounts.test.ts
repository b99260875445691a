import { describe, expect, it } from 'vitest';
import { accountsFile, importAccounts } from '../../../src/domain/accounts/accounts-file';
import { checkAccountNickname, freeNickname } from '../../../src/domain/accounts/kept-account';
import { readAccount } from '../../../src/domain/accounts/read-account';
import { thenAndNow } from '../../../src/domain/accounts/then-and-now';
import { ratesOf, withRates } from '../../../src/domain/rates/rates';
import callOfDuty from '../../../src/games/call-of-duty-mobile';
import roblox from '../../../src/games/roblox';
import valorant from '../../../src/games/valorant';
import { keptAccount } from '../../../tools/samples/kept-account';
import { publishedRates } from '../../../tools/samples/published-rates';

const account = keptAccount({ answers: { robux: 1300, limitedItems: 6 } });
const record = JSON.parse(JSON.stringify(account));
const file = (changes: object) =>
  JSON.stringify({ format: 'levelup-cuentas', version: 1, accounts: [record], ...changes });

describe('then and now', () => {
  it('is the same while the rates are', () => {
    expect(thenAndNow(roblox, account)).toMatchObject({ moved: 0, changes: [], provenPercent: 0 });
  });

  it('tells how far other rates move the value, and which', () => {
    expect(thenAndNow(withRates(roblox, publishedRates()), account)).toMatchObject({
      estimate: { value: 4100 },
      moved: 975,
      changes: [{ attribute: 'robux', before: 1250, after: 2000 }],
    });
  });

  it('leaves out rates of things that the account does not have', () => {
    const letters = keptAccount({ answers: { nameLetters: 4 } });
    const now = thenAndNow(withRates(roblox, publishedRates()), letters);
    expect(now).toMatchObject({ moved: 0, changes: [] });
  });

  it('tells the option of a choice and the fixed amount that were its own', () => {
    const choice = valorant.attributes.find(({ kind }) => kind === 'choice');
    if (choice?.kind !== 'choice') throw new Error('Valorant asks no choice');
    const ranked = keptAccount({ calculator: valorant, answers: { [choice.id]: 2 } });
    const { options, ...figures } = ratesOf(valorant);
    const raised = (options[choice.id] ?? []).map((value) => value + 1000);
    const now = thenAndNow(
      withRates(valorant, { ...figures, options: { ...options, [choice.id]: raised } }),
      ranked,
    );
    expect(now?.moved).toBe(1);
    expect(now?.changes).toHaveLength(1);
    expect(now?.changes?.[0]).toMatchObject({ attribute: choice.id, option: 2 });

    const levels = keptAccount({ calculator: callOfDuty, answers: { level: 1 } });
    const base = ratesOf(callOfDuty).base + 100_000;
    const risen = withRates(callOfDuty, { ...ratesOf(callOfDuty), base });
    expect(thenAndNow(risen, levels)).toMatchObject({ moved: 100, changes: [{ base: true }] });
  });

  it('is unknown if an answer is to a question that is gone, or no longer possible', () => {
    expect(thenAndNow(roblox, { ...account, answers: { gems: 3 } })).toBeUndefined();
    expect(thenAndNow(roblox, { ...account, answers: { ugc: 3 } })).toBeUndefined();
    expect(thenAndNow(roblox, { ...account, answers: { gems: 0 } })).toMatchObject({
      estimate: { value: 0 },
    });
  });

  it('has no reasons if the rates of then were for other questions', () => {
    const rates = { ...account.rates, rates: { gems: 5 } };
    expect(thenAndNow(roblox, { ...account, rates })?.changes).toBeUndefined();
  });

  it('tells how much of the value is proven', () => {
    const answers = { robux: 1300, limitedItems: 6, accountYears: 2 };
    const part = { ...account, answers, verified: ['accountYears', 'limitedItems', 'gems'] };
    // US$10 of US$41.25: Robux are declared, and limited items can be moved.
    expect(thenAndNow(roblox, part)?.provenPercent).toBe(24);
  });
});

describe('a nickname', () => {
  it('is one line of up to 40 characters', () => {
    expect(checkAccountNickname('La de verdad')).toBeUndefined();
    expect(checkAccountNickname(' ')).toBe('missing');
    expect(checkAccountNickname('a'.repeat(41))).toBe('too-long');
    expect(checkAccountNickname('<b>')).toBe('markup');
  });

  it('is offered as one that is free', () => {
    expect(freeNickname('Roblox', [])).toBe('Roblox');
    const taken = [account, { ...account, nickname: 'Roblox' }];
    expect(freeNickname('Roblox', taken)).toBe('Roblox 2');
  });
});

describe('a record', () => {
  it('comes back as it was', () => {
    expect(readAccount(record)).toEqual({ account });
  });

  it.each([
    ['shape', null],
    ['shape', []],
    ['shape', { ...record, id: '../users' }],
    ['game', { ...record, gameId: '__proto__' }],
    ['game', { ...record, gameName: '<img src=x>' }],
    ['nickname', { ...record, nickname: 'a\u202eb' }],
    ['nickname', { ...record, nickname: 7 }],
    ['answers', { ...record, answers: { robux: -1 } }],
    ['answers', { ...record, answers: { robux: 10_000_000 } }],
    ['answers', { ...record, answers: JSON.parse('{"__proto__": 1}') }],
    ['answers', { ...record, answers: [1] }],
    ['value', { ...record, value: 1.5 }],
    ['rates', { ...record, rates: { ...record.rates, base: '1' } }],
    ['rates', { ...record, rates: { ...record.rates, options: { skins: 'many' } } }],
    ['rates', { ...record, rates: undefined }],
    ['date', { ...record, keptAt: 'yesterday' }],
    ['date', { ...record, keptAt: 5 }],
  ])('is refused for its %s: %j', (problem, broken) => {
    expect(readAccount(broken)).toEqual({ problem });
  });
});

describe('a file of accounts', () => {
  it('brings them to a device without accounts', () => {
    const text = accountsFile([account, keptAccount({ nickname: 'El clan' })]);
    expect(importAccounts(text, [])).toMatchObject({
      added: [account, { nickname: 'El clan' }],
      duplicates: 0,
      leftOut: 0,
      unread: [],
    });
  });

  it('proves nothing', () => {
    const proven = { ...account, verified: ['robux'] };
    expect(accountsFile([proven])).toBe(accountsFile([account]));
    const forged = file({ accounts: [{ ...record, verified: ['robux'] }] });
    expect(importAccounts(forged, [])).toMatchObject({ added: [account] });
  });

  it('tells what is there already, also under another id or twice in the file', () => {
    const other = { ...account, id: crypto.randomUUID() };
    expect(importAccounts(accountsFile([account, other]), [])).toMatchObject({
      added: [account],
      duplicates: 1,
    });
    expect(importAccounts(accountsFile([other]), [account])).toMatchObject({
      added: [],
      duplicates: 1,
    });
  });

  it('fills the places that are left', () => {
    const present = Array.from({ length: 19 }, (_, at) => keptAccount({ nickname: `${at}` }));
    const text = accountsFile([account, keptAccount({ nickname: 'El clan' })]);
    expect(importAccounts(text, present)).toMatchObject({ added: [account], leftOut: 1 });
  });

  it('brings the others if one is broken, and says which', () => {
    const text = file({ accounts: [record, { ...record, value: 'much' }] });
    expect(importAccounts(text, [])).toMatchObject({
      added: [account],
      unread: [{ place: 2, problem: 'value' }],
    });
  });

  it.each([
    ['json', '{'],
    ['json', ''],
    ['format', 'null'],
    ['format', '[]'],
    ['format', file({ format: 'other' })],
    ['format', file({ accounts: {} })],
    ['version', file({ version: 2 })],
    ['many', file({ accounts: Array.from({ length: 21 }, () => record) })],
  ])('is refused as %s: %.40s', (problem, text) => {
    expect(importAccounts(text, [])).toBe(problem);
  });
});
