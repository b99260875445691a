import { mailsIn, readEarlierMails } from '../earlier-mails';
import { type Edit, mistakes } from './mistakes';
import { branches, depths, split, type Token, tokenize } from './tokens';

/** The rules with one condition removed or weakened. */
export interface Mutant {
  readonly line: number;
  /** The text of the changed line. */
  readonly near: string;
  /** The collection or function that contains it. */
  readonly place: string;
  /** The change, in one line. */
  readonly change: string;
  readonly source: string;
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
    return { at: startOf(part), start, end, text: '', change };
  });
}

/** One edit of one token. */
const becomes = ({ text, start, end }: Token, other: string): Edit => ({
  at: start,
  start,
  end,
  text: other,
  change: other === '' ? `drop ${text}` : `${text} becomes ${other}`,
});

/** What could stand for a sign by mistake. A number beside it is shifted as well. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  '==': ['!='],
  '!': [''],
  '<': ['>'],
  '<=': ['>='],
  '>': ['<'],
  '>=': ['<='],
};

function signEdits(tokens: readonly Token[]): Edit[] {
  return tokens.flatMap((token): Edit[] => {
    const others =
      token.kind === 'number'
        ? [Number(token.text) + 1, Number(token.text) - 1].filter((each) => each >= 0).map(String)
        : token.kind === 'sign'
          ? (SIGNS[token.text] ?? [])
          : [];
    return others.map((other) => becomes(token, other));
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

/** One edit that puts something in the place of a part. */
function instead(source: string, part: readonly Token[], text: string): Edit {
  const start = startOf(part);
  const change = `${text} instead of ${brief(source, part)}`;
  return { at: start, start, end: endOf(part), text, change };
}

function editsOf(source: string, expression: readonly Token[]): Edit[] {
  const chosen = branches(expression);
  if (chosen) {
    const always = chosen.flatMap((part, place) => [
      instead(source, part, 'true'),
      ...(place === 0 ? [instead(source, part, 'false')] : []),
    ]);
    return [...always, ...chosen.flatMap((part) => editsOf(source, part))];
  }
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
  return [instead(source, expression, 'true')];
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

/** Every mutant of the rules, each once. */
export function makeMutants(source: string): Mutant[] {
  const dropped = statements(tokenize(source)).flatMap((statement) =>
    [
      ...wholeEdits(source, statement),
      ...editsOf(source, statement.expression),
      ...signEdits(statement.expression),
    ].map((edit) => ({ ...edit, place: statement.place })),
  );
  const edited = mistakes(source).map((edit) => ({ ...edit, place: placeAt(source, edit.at) }));
  const mutants = [...dropped, ...edited].map(({ at, start, end, text, change, place }) => ({
    ...lineAt(source, at),
    place,
    change,
    source: source.slice(0, start) + text + source.slice(end),
  }));
  const notSent = earlierMailLines(source);
  const others = mutants.filter(
    ({ near, source: mutated }) =>
      !BUILT_IN_RATES.test(near) && !notSent.has(near) && mutated !== source,
  );
  // The first of two that are the same stays.
  return [...new Map(others.reverse().map((mutant) => [mutant.source, mutant])).values()].reverse();
}
