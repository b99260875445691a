/** A word, number, text or sign of the rules, and its position in the source. */
export interface Token {
  readonly kind: 'word' | 'number' | 'text' | 'sign';
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const pattern =
  /(?<skip>\s+|\/\/[^\n]*|\/\*.*?\*\/)|(?<text>'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")|(?<word>[A-Za-z_]\w*)|(?<number>\d+)|(?<sign>&&|\|\||[=!<>]=|.)/gs;

/** The tokens of a rules source, without white space and comments. */
export function tokenize(source: string): Token[] {
  return [...source.matchAll(pattern)].flatMap((found): Token[] => {
    const kind = (['text', 'word', 'number', 'sign'] as const).find(
      (name) => found.groups?.[name] !== undefined,
    );
    if (kind === undefined) return [];
    const [text] = found;
    return [{ kind, text, start: found.index, end: found.index + text.length }];
  });
}

const OPENING = new Set(['(', '[', '{']);
const CLOSING = new Set([')', ']', '}']);

/** How deeply each token is nested in brackets; a bracket itself counts as outside. */
export function depths(tokens: readonly Token[]): number[] {
  let depth = 0;
  return tokens.map(({ kind, text }) => {
    if (kind === 'sign' && CLOSING.has(text)) depth -= 1;
    const own = depth;
    if (kind === 'sign' && OPENING.has(text)) depth += 1;
    return own;
  });
}

/** The place of the colon that belongs to a question mark; -1 if its brackets close before one. */
function colonOf(tokens: readonly Token[], depth: readonly number[], at: number): number {
  let open = 0;
  for (let place = at + 1; place < tokens.length; place += 1) {
    const { text } = tokens[place] as Token;
    if ((depth[place] ?? 0) < (depth[at] ?? 0)) return -1;
    if (depth[place] !== depth[at]) continue;
    if (text === '?') open += 1;
    if (text === ':' && open === 0) return place;
    if (text === ':') open -= 1;
  }
  return -1;
}

/** The parts between separators outside every bracket. */
export function split(tokens: readonly Token[], separator: string): Token[][] {
  const parts: Token[][] = [[]];
  const depth = depths(tokens);
  tokens.forEach((token, place) => {
    if (token.text === separator && token.kind === 'sign' && depth[place] === 0) parts.push([]);
    else parts.at(-1)?.push(token);
  });
  return parts.filter((part) => part.length > 0);
}

/** A condition and its two branches; undefined for any other expression. */
export function branches(tokens: readonly Token[]): Token[][] | undefined {
  const depth = depths(tokens);
  const at = tokens.findIndex(({ text }, place) => depth[place] === 0 && text === '?');
  if (at === -1) return undefined;
  const colon = colonOf(tokens, depth, at);
  return [tokens.slice(0, at), tokens.slice(at + 1, colon), tokens.slice(colon + 1)];
}
