import { type KeptAccount, MAX_ACCOUNTS } from './kept-account';
import { type AccountProblem, readAccount } from './read-account';

const FORMAT = 'levelup-cuentas';
const VERSION = 1;

/** The largest file that is read, in bytes: twenty accounts take a tenth of it. */
export const MAX_FILE_BYTES = 262_144;

/**
 * Why a whole file is refused. `json`: it is not JSON. `format`: it does not hold accounts.
 * `version`: a later release wrote it. `many`: it has more than a device keeps.
 */
export type FileProblem = 'json' | 'format' | 'version' | 'many';

/** An account of a file that cannot be read; `place` counts from 1. */
export interface UnreadAccount {
  readonly place: number;
  readonly problem: AccountProblem;
}

/** The result of comparing a file with the present accounts. */
export interface Import {
  /** Those to add, in the file's order. */
  readonly added: readonly KeptAccount[];
  /** How many exist already. */
  readonly duplicates: number;
  /** How many did not fit. */
  readonly leftOut: number;
  readonly unread: readonly UnreadAccount[];
}

/** Accounts as the text of a file, without marks of proof: a file proves nothing. */
export function accountsFile(accounts: readonly KeptAccount[]): string {
  const records = accounts.map(({ verified: _, ...record }) => record);
  return `${JSON.stringify({ format: FORMAT, version: VERSION, accounts: records }, null, 2)}\n`;
}

/** The same account again: the same id, or the same estimate under the same nickname. */
function isSame(a: KeptAccount, b: KeptAccount): boolean {
  const content = ({ gameId, nickname, answers, value }: KeptAccount) =>
    JSON.stringify([gameId, nickname, value, Object.entries(answers).sort()]);
  return a.id === b.id || content(a) === content(b);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a file and compares it with the present accounts; a code if it is refused. */
export function importAccounts(
  text: string,
  present: readonly KeptAccount[],
): Import | FileProblem {
  const file = parse(text);
  if (file === undefined) return 'json';
  const { format, version, accounts } = (file ?? {}) as Readonly<Record<string, unknown>>;
  if (format !== FORMAT || !Array.isArray(accounts)) return 'format';
  if (version !== VERSION) return 'version';
  if (accounts.length > MAX_ACCOUNTS) return 'many';

  const added: KeptAccount[] = [];
  const unread: UnreadAccount[] = [];
  let duplicates = 0;
  let leftOut = 0;
  for (const [index, record] of accounts.entries()) {
    const read = readAccount(record);
    if ('problem' in read) unread.push({ place: index + 1, problem: read.problem });
    else if ([...present, ...added].some((one) => isSame(one, read.account))) duplicates += 1;
    else if (present.length + added.length >= MAX_ACCOUNTS) leftOut += 1;
    else added.push(read.account);
  }
  return { added, duplicates, leftOut, unread };
}
