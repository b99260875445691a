import { colonOf, depths, type Token } from '../tokens';
import { expressionsOf, type Kind, type KindEdit } from './rules-text';

/** The start of a branch's condition: after the bracket, comma or other branch before it. */
function startOfCondition(tokens: readonly Token[], depth: readonly number[], at: number): number {
  for (let place = at - 1; place >= 0; place -= 1) {
    const { text } = tokens[place] as Token;
    if ((depth[place] ?? 0) < (depth[at] ?? 0)) return place + 1;
    if (depth[place] === depth[at] && [',', '?', ':'].includes(text)) return place + 1;
  }
  return 0;
}

/** The end of the last branch. */
function endOfBranch(tokens: readonly Token[], depth: readonly number[], colon: number): number {
  let open = 0;
  for (let place = colon + 1; place < tokens.length; place += 1) {
    const { text } = tokens[place] as Token;
    if ((depth[place] ?? 0) < (depth[colon] ?? 0)) return place;
    if (depth[place] !== depth[colon]) continue;
    if (text === ',') return place;
    if (text === '?') open += 1;
    if (text === ':' && open === 0) return place;
    if (text === ':') open -= 1;
  }
  return tokens.length;
}

function branchEdits(tokens: readonly Token[]): KindEdit[] {
  const depth = depths(tokens);
  return tokens.flatMap(({ text }, at): KindEdit[] => {
    const colon = text === '?' ? colonOf(tokens, depth, at) : -1;
    if (colon === -1) return [];
    const range = (from: number, to: number, by: string) => ({
      start: (tokens[from] as Token).start,
      end: (tokens[to - 1] as Token).end,
      text: by,
    });
    const condition = startOfCondition(tokens, depth, at);
    return [
      range(condition, at, 'true'),
      range(condition, at, 'false'),
      range(at + 1, colon, 'true'),
      range(colon + 1, endOfBranch(tokens, depth, colon), 'true'),
    ];
  });
}

/** Mistakes about branches: one is always taken, or accepts everything. */
export const branchKinds: readonly Kind[] = [
  {
    name: 'one branch for all, or everything in it',
    edits: ({ source }) => expressionsOf(source).flatMap(branchEdits),
  },
];
