import { MAX_QUANTITY } from '../answers';
import { checkLine } from '../fields/fields';
import { MAX_GAME_NAME } from '../market/catalogue';
import { MAX_RATE } from '../rates/rates';
import { checkAccountNickname, type KeptAccount, type KeptRates } from './kept-account';

/** What is wrong with the record of an account. */
export type AccountProblem = 'shape' | 'game' | 'nickname' | 'answers' | 'value' | 'rates' | 'date';

/** The result of reading a record: the account, or the problem. */
export type ReadAccount = { readonly account: KeptAccount } | { readonly problem: AccountProblem };

/** More questions than any game asks. */
const MAX_ENTRIES = 60;

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NAME = /^[A-Za-z][A-Za-z0-9]{0,39}$/;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWhole = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

/** The entries of an object whose names and values are all possible; undefined otherwise. */
function readEntries<Value>(
  value: unknown,
  isPossible: (entry: unknown) => entry is Value,
): Record<string, Value> | undefined {
  if (!isFields(value)) return undefined;
  const entries = Object.entries(value);
  const all = entries.every(([name, entry]) => NAME.test(name) && isPossible(entry));
  if (!all || entries.length > MAX_ENTRIES) return undefined;
  return Object.fromEntries(entries) as Record<string, Value>;
}

const isQuantity = (value: unknown) => isWhole(value, MAX_QUANTITY);
const isRate = (value: unknown) => isWhole(value, MAX_RATE);
const isRates = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length <= MAX_ENTRIES && value.every(isRate);

function readRates(value: unknown): KeptRates | undefined {
  if (!isFields(value)) return undefined;
  const { version, base } = value;
  const rates = readEntries(value.rates, isRate);
  const options = readEntries(value.options, isRates);
  if (!isWhole(version, Number.MAX_SAFE_INTEGER) || !isRate(base) || !rates || !options)
    return undefined;
  return { version, rates, options, base };
}

function readDate(value: unknown): Date | undefined {
  const date = new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

const isLine = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && checkLine(value, longest) === undefined;

/** Reads the record of an account, each part checked. Marks of proof are left out. */
export function readAccount(record: unknown): ReadAccount {
  if (!isFields(record) || typeof record.id !== 'string' || !ID.test(record.id))
    return { problem: 'shape' };
  const { id, gameId, gameName, nickname, value } = record;
  if (typeof gameId !== 'string' || !NAME.test(gameId) || !isLine(gameName, MAX_GAME_NAME))
    return { problem: 'game' };
  if (typeof nickname !== 'string' || checkAccountNickname(nickname))
    return { problem: 'nickname' };
  const answers = readEntries(record.answers, isQuantity);
  if (!answers) return { problem: 'answers' };
  if (!isWhole(value, Number.MAX_SAFE_INTEGER)) return { problem: 'value' };
  const rates = readRates(record.rates);
  if (!rates) return { problem: 'rates' };
  const keptAt = readDate(record.keptAt);
  if (!keptAt) return { problem: 'date' };
  return { account: { id, gameId, gameName, nickname, answers, value, rates, keptAt } };
}

/**
 * The ids that a stored record marks as proven; empty if they cannot be read. `proven`, of before
 * 28 November 2026, also named lines of which the account has less than was declared.
 */
export function readVerified(record: unknown): Pick<KeptAccount, 'verified'> {
  const verified = isFields(record) ? record.verified : undefined;
  if (!Array.isArray(verified)) return {};
  return { verified: verified.filter((id) => typeof id === 'string' && NAME.test(id)) };
}
