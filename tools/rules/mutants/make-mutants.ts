import { mailsIn, readEarlierMails } from '../earlier-mails';
import { branchKinds } from './kinds/branches';
import { fieldKinds } from './kinds/fields';
import { momentKinds } from './kinds/moments';
import { peopleKinds } from './kinds/people';
import { type KindEdit, readRules } from './kinds/rules-text';
import { branches, depths, split, type Token, tokenize } from './tokens';
import { weakenings } from './weakenings';

/** The rules with one condition removed or weakened. */
export interface Mutant {
  readonly line: number;
  /** The text of the changed line. */
  readonly near: string;
  /** The collection or function that contains it. */
  readonly place: string;
  /** The change, in one line. */
  readonly change: string;
  /** The kind of mistake. */
  readonly kind: string;
  readonly source: string;
}

interface Edit {
  /** Position of the changed part; a dropped part begins earlier, at the separator. */
  readonly at: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly change: string;
  readonly kind: string;
}

function startOf(part: readonly Token[]): number {
  return part[0]?.start ?? 0;
}

function endOf(part: readonly Token[]): number {
  return part.at(-1)?.end ?? 0;
}

/** Source text as one short line, still long enough to tell two mutants of a line apart. */
const shortLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 160);

function brief(source: string, part: readonly Token[]): string {
  return shortLine(source.slice(startOf(part), endOf(part)));
}

/** One edit for each part: it is removed with the separator beside it. */
function drops(source: string, parts: readonly Token[][], kind: string): Edit[] {
  if (parts.length < 2) return [];
  return parts.map((part, place) => {
    const next = parts[place + 1];
    const before = parts[place - 1];
    const start = next === undefined && before !== undefined ? endOf(before) : startOf(part);
    const end = next === undefined ? endOf(part) : startOf(next);
    const change = `drop ${kind} ${brief(source, part)}`;
    return { at: startOf(part), start, end, text: '', change, kind: 'a part left out' };
  });
}

function signEdits(tokens: readonly Token[]): Edit[] {
  return tokens.flatMap(({ kind: token, text, start, end }): Edit[] => {
    if (token === 'number') {
      return [Number(text) + 1, Number(text) - 1]
        .filter((shifted) => shifted >= 0)
        .map((shifted) => ({
          at: start,
          start,
          end,
          text: `${shifted}`,
          change: `${text} becomes ${shifted}`,
          kind: 'a number more or less',
        }));
    }
    if (token !== 'sign') return [];
    const kind = 'the opposite';
    if (text === '==')
      return [{ at: start, start, end, text: '!=', change: '== becomes !=', kind }];
    return text === '!' ? [{ at: start, start, end, text: '', change: 'drop !', kind }] : [];
  });
}

/** The outermost brackets, each with its content. */
function groups(tokens: readonly Token[]): { readonly isList: boolean; readonly inner: Token[] }[] {
  const depth = depths(tokens);
  const found: { isList: boolean; inner: Token[] }[] = [];
  tokens.forEach((token, place) => {
    if (depth[place] !== 0 || token.kind !== 'sign' || !'([{'.includes(token.text)) return;
    const close = tokens.findIndex((_, other) => other > place && depth[other] === 0);
    const before = tokens[place - 1];
    const isIndex = before !== undefined && (before.kind === 'word' || ')]}'.includes(before.text));
    const isList = token.text === '[' && (!isIndex || before?.text === 'in');
    found.push({ isList, inner: tokens.slice(place + 1, close) });
  });
  return found;
}

function editsOf(source: string, expression: readonly Token[]): Edit[] {
  const chosen = branches(expression);
  if (chosen) return chosen.flatMap((part) => editsOf(source, part));
  for (const [separator, kind] of [
    ['||', 'disjunct'],
    ['&&', 'conjunct'],
  ] as const) {
    const parts = split(expression, separator);
    if (parts.length > 1) {
      return [...drops(source, parts, kind), ...parts.flatMap((part) => editsOf(source, part))];
    }
  }
  return groups(expression).flatMap(({ isList, inner }) => {
    const elements = split(inner, ',');
    return [
      ...(isList ? drops(source, elements, 'element') : []),
      ...elements.flatMap((element) => editsOf(source, element)),
    ];
  });
}

const COMPARISONS = new Set(['==', '!=', '<', '>', '<=', '>=', 'in', 'is']);

function isComparison(expression: readonly Token[]): boolean {
  const depth = depths(expression);
  return expression.some(({ text }, place) => depth[place] === 0 && COMPARISONS.has(text));
}

interface Statement {
  readonly place: string;
  readonly kind: 'allow' | 'return' | 'let';
  readonly expression: Token[];
}

/** Every condition, result and definition of the rules, by its collection or function. */
function statements(tokens: readonly Token[]): Statement[] {
  const found: Statement[] = [];
  let collection = '';
  let helper = '';
  tokens.forEach((token, at) => {
    const next = tokens[at + 1];
    if (token.kind !== 'word' || next === undefined) return;
    if (token.text === 'function') helper = next.text;
    if (token.text === 'match' && next.text === '/') collection = tokens[at + 2]?.text ?? '';
    const begin = { if: at + 1, return: at + 1, let: at + 3 }[token.text];
    if (begin === undefined) return;
    const end = tokens.findIndex(({ text }, other) => other > at && text === ';');
    const kind = token.text === 'if' ? 'allow' : (token.text as 'return' | 'let');
    const place = kind === 'allow' ? collection : helper;
    found.push({ place, kind, expression: tokens.slice(begin, end) });
  });
  return found;
}

function wholeEdits(source: string, { kind, expression }: Statement): Edit[] {
  const isCondition = kind === 'allow' || (kind === 'return' && isComparison(expression));
  if (!isCondition || brief(source, expression) === 'true') return [];
  const change = `true instead of ${brief(source, expression)}`;
  const at = startOf(expression);
  return [{ at, start: at, end: endOf(expression), text: 'true', change, kind: 'no condition' }];
}

function lineAt(source: string, at: number): { readonly line: number; readonly near: string } {
  const line = source.slice(0, at).split('\n').length;
  return { line, near: source.split('\n')[line - 1] ?? '' };
}

/** The collection or function that contains a position in the rules. */
function placeAt(source: string, at: number): string {
  const heads = [...source.slice(0, at).matchAll(/\bfunction (\w+)|\bmatch \/(\w+)/g)];
  const [, helper, collection] = heads.at(-1) ?? [];
  return helper ?? collection ?? '';
}

/** The rates of src/games, which a test compares with the code. */
const BUILT_IN_RATES = /^ +'(tasas|opciones|base)': /;

/**
 * The lines that permit only mails of earlier releases. Open pages send them; no test knows more of
 * them than a fingerprint.
 */
function earlierMailLines(source: string): ReadonlySet<string> {
  const earlier = new Set(readEarlierMails().map(({ mail }) => mail));
  const isEarlier = (mails: readonly string[]) =>
    mails.length > 0 && mails.every((mail) => earlier.has(mail));
  return new Set(source.split('\n').filter((line) => isEarlier(mailsIn(line))));
}

/** The change of an edit, with a little context. */
function changeOf(source: string, { start, end, text }: KindEdit): string {
  if (start < end) return `${shortLine(source.slice(start, end))} becomes ${shortLine(text)}`;
  const list = source.slice(source.lastIndexOf('[', start), start);
  return `${shortLine(list)} goes on with ${shortLine(text)}`;
}

function editsOfKinds(source: string): Edit[] {
  const rules = readRules(source);
  const weakened = weakenings(source).map((edit) => ({ ...edit, kind: 'a weaker meaning' }));
  const kinds = [...peopleKinds, ...momentKinds, ...fieldKinds, ...branchKinds].flatMap(
    ({ name, edits }) =>
      edits(rules).map((edit) => ({ ...edit, change: changeOf(source, edit), kind: name })),
  );
  return [...weakened, ...kinds].map((edit) => ({ ...edit, at: edit.start }));
}

/** Every mutant of the rules, each once. */
export function makeMutants(source: string): Mutant[] {
  const dropped = statements(tokenize(source)).flatMap((statement) =>
    [
      ...wholeEdits(source, statement),
      ...editsOf(source, statement.expression),
      ...signEdits(statement.expression),
    ].map((edit) => ({ ...edit, place: statement.place })),
  );
  const edited = editsOfKinds(source).map((edit) => ({
    ...edit,
    place: placeAt(source, edit.at),
  }));
  const mutants = [...dropped, ...edited].map(({ at, start, end, text, change, kind, place }) => ({
    ...lineAt(source, at),
    place,
    change,
    kind,
    source: source.slice(0, start) + text + source.slice(end),
  }));
  const notSent = earlierMailLines(source);
  const others = mutants.filter(
    ({ near, source: mutated }) =>
      !BUILT_IN_RATES.test(near) && !notSent.has(near) && mutated !== source,
  );
  // The first of two that are the same keeps its kind.
  return [...new Map(others.reverse().map((mutant) => [mutant.source, mutant])).values()].reverse();
}

/** How many mutants there are of each kind. */
export function countByKind(mutants: readonly Mutant[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { kind } of mutants) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}
