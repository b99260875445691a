import { depths, split, type Token, tokenize } from '../tokens';

/** An edit that makes a mutant. */
export interface KindEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A kind of mistake, and every edit that makes it. */
export interface Kind {
  readonly name: string;
  readonly edits: (rules: RulesText) => readonly KindEdit[];
}

/** A part of the rules with its place in them. */
export interface Part {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A document of the rules: the text between one `match` and the next. */
export interface Block extends Part {
  readonly collection: string;
  /** The fields that its functions name, by the variable that holds them; see `groupOf`. */
  readonly fields: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The rules, comments blanked out, and their parts. */
export interface RulesText {
  readonly source: string;
  readonly blocks: readonly Block[];
  /** The conditions that are joined by and, or and branches. */
  readonly atoms: readonly (Part & { readonly block: Block | undefined })[];
}

/** Names that functions give the document itself, before or after a write. */
const DOCUMENTS =
  /^(before|after|record|data|claim|draft|rates|tracker|entry|petition|note|quota|count|mail|change|resource\.data|request\.resource\.data)$/;

/** The group of variables that hold the same kind of map: the document itself, or one of its maps. */
export function groupOf(variable: string): string {
  return DOCUMENTS.test(variable) ? 'document' : variable;
}

function withoutComments(rules: string): string {
  return rules.replace(/\/\/[^\n]*|\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ' '));
}

const VARIABLE = String.raw`(?<![\w.'])((?:request\.)?resource\.data|\w+)`;

function fieldsOf(text: string): Map<string, Set<string>> {
  const fields = new Map<string, Set<string>>();
  const add = (variable: string, field: string) => {
    const group = groupOf(variable);
    fields.set(group, (fields.get(group) ?? new Set()).add(field));
  };
  for (const [, variable = '', field = ''] of text.matchAll(
    new RegExp(`${VARIABLE}\\.([a-z]\\w*)\\b(?!\\()`, 'g'),
  ))
    if (!['request', 'resource'].includes(variable)) add(variable, field);
  for (const { variable, elements } of keyLists(text))
    for (const element of elements) add(variable, element);
  // The rule of every document that can expire checks this field, in a function shared by all.
  if (text.includes('isKept()')) add('data', 'expira');
  return fields;
}

/** A list of the only keys that a map may have, or whose values may change. */
export interface KeyList {
  readonly variable: string;
  readonly elements: readonly string[];
  /** The end of the list, before its bracket. */
  readonly end: number;
}

/** The lists of keys in a text of the rules. */
export function keyLists(text: string): KeyList[] {
  const list = new RegExp(
    `${VARIABLE}(?:\\.keys\\(\\)|\\.diff\\([\\w.]+\\)\\s*\\.affectedKeys\\(\\))\\s*\\.hasOnly\\(\\[([^\\]]*)\\]`,
    'g',
  );
  return [...text.matchAll(list)].map((found) => ({
    variable: found[1] ?? '',
    elements: [...(found[2] ?? '').matchAll(/'(\w+)'/g)].map(([, name]) => name ?? ''),
    end: found.index + found[0].length - 1,
  }));
}

function blocksOf(source: string): Block[] {
  const starts = [...source.matchAll(/\bmatch \/(\w+)/g)].filter(
    ([, collection]) => collection !== 'databases',
  );
  return starts.map((found, place) => {
    const end = starts[place + 1]?.index ?? source.length;
    const text = source.slice(found.index, end);
    return { start: found.index, end, text, collection: found[1] ?? '', fields: fieldsOf(text) };
  });
}

/** The tokens of the conditions inside an expression. */
function conditionsIn(expression: readonly Token[]): Token[][] {
  for (const separator of ['||', '&&', '?', ':']) {
    const parts = split(expression, separator);
    if (parts.length > 1) return parts.flatMap(conditionsIn);
  }
  const [first] = expression;
  const inner = first?.text === '!' ? expression.slice(1) : expression;
  const depth = depths(inner);
  const isBracketed =
    inner[0]?.text === '(' &&
    depth.findIndex((each, at) => at > 0 && each === 0) === inner.length - 1;
  return isBracketed ? conditionsIn(inner.slice(1, -1)) : [[...expression]];
}

function partOf(source: string, tokens: readonly Token[]): Part {
  const start = tokens[0]?.start ?? 0;
  const end = tokens.at(-1)?.end ?? 0;
  return { start, end, text: source.slice(start, end) };
}

/** Every condition and result of the rules, without its `let`s. */
export function expressionsOf(source: string): Token[][] {
  const tokens = tokenize(source);
  return tokens.flatMap(({ kind, text }, at) => {
    if (kind !== 'word' || (text !== 'if' && text !== 'return')) return [];
    const end = tokens.findIndex((token, other) => other > at && token.text === ';');
    return [tokens.slice(at + 1, end)];
  });
}

/** Reads the hand-written part of the rules. */
export function readRules(rules: string): RulesText {
  const source = withoutComments(rules);
  const blocks = blocksOf(source);
  const atoms = expressionsOf(source)
    .flatMap(conditionsIn)
    .map((tokens) => partOf(source, tokens))
    .map((part) => ({
      ...part,
      block: blocks.find(({ start, end }) => start <= part.start && part.start < end),
    }));
  return { source, blocks, atoms };
}

/** One edit for each replacement of each match of a pattern. */
export function replacing(
  pattern: RegExp,
  by: (found: RegExpExecArray, rules: RulesText) => readonly string[],
): Kind['edits'] {
  return (rules) =>
    [...rules.source.matchAll(pattern)].flatMap((found) =>
      by(found, rules).map((text) => ({
        start: found.index,
        end: found.index + found[0].length,
        text,
      })),
    );
}

/** One edit for each replacement of each condition that a pattern matches as a whole. */
export function replacingAtoms(
  pattern: RegExp,
  by: (found: RegExpMatchArray, block: Block | undefined) => readonly string[],
): Kind['edits'] {
  return ({ atoms }) =>
    atoms.flatMap(({ start, end, text, block }) => {
      const found = pattern.exec(text);
      return found
        ? by(found, block).map((replacement) => ({ start, end, text: replacement }))
        : [];
    });
}
