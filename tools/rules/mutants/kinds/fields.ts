import { split, type Token } from '../tokens';
import {
  type Block,
  expressionsOf,
  groupOf,
  type Kind,
  type KindEdit,
  keyLists,
  type Part,
  type RulesText,
  replacing,
  replacingAtoms,
} from './rules-text';

/** The field of each collection that counts how often an action was done. */
const COUNTERS: Readonly<Record<string, string>> = {
  tomas: 'veces',
  cuotas: 'total',
  limites: 'total',
};

const TIMES =
  /time|duration|fecha|desde|hasta|ultima|expira|caduca|signedInAt|named|moment|leaseExpire/i;

const NEIGHBOURS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>'],
  '<=': ['<', '>='],
  '>': ['>=', '<'],
  '>=': ['>', '<='],
};

/** Optional fields of documents: something adds them later or checks whether they exist. */
function addedFields({ text, fields }: Block): string[] {
  const listed = keyLists(text).flatMap(({ variable, elements }) =>
    groupOf(variable) === 'document' ? elements : [],
  );
  const asked = [...text.matchAll(/'(\w+)' in \w+/g)].map(([, name]) => name ?? '');
  const document = fields.get('document') ?? new Set();
  return [...new Set([...listed, ...asked])].filter((name) => document.has(name));
}

function longerLists(block: Block): KindEdit[] {
  return keyLists(block.text).flatMap(({ variable, elements, end }) => {
    const all = block.fields.get(groupOf(variable)) ?? new Set();
    const missing = [...all].filter((field) => !elements.includes(field));
    // A list without names has numbers.
    if (elements.length === 0) return [];
    const at = block.start + end;
    return missing.map((field) => ({ start: at, end: at, text: `, '${field}'` }));
  });
}

/** The conditions that only "and" joins to this one, so that all of them have to hold. */
function conditionsBeside(source: string, { start, end }: Part): string[] {
  const chains = expressionsOf(source)
    .filter((tokens) => split(tokens, '||').length === 1 && split(tokens, '?').length === 1)
    .map((tokens) => split(tokens, '&&'));
  const isIt = (part: readonly Token[]) => part[0]?.start === start && part.at(-1)?.end === end;
  const chain = chains.find((parts) => parts.some(isIt)) ?? [];
  return chain
    .filter((part) => !isIt(part) && !part.some(({ text }) => text === '||' || text === '?'))
    .map((part) => source.slice(part[0]?.start, part.at(-1)?.end));
}

/**
 * Lets a field be missing. Leaves out fields that a condition beside this one reads too, because it
 * would still fail, and fields of stored documents, which the rules required at their writing.
 */
function optionalFields({ source, atoms }: RulesText): KindEdit[] {
  return atoms.flatMap((atom) => {
    const [whole, owner = '', field] =
      /^((?:\w+\.)*\w+)\.(\w+) (?:==|!=|<=|>=|<|>|in|is) .*$/s.exec(atom.text) ?? [];
    if (whole === undefined || /^(request(\.auth.*|\.resource)?|resource)$/.test(owner)) return [];
    if (/^(before|resource\.data)\b/.test(owner)) return [];
    const read = new RegExp(`(?<![\\w.])${owner.replaceAll('.', '\\.')}\\.${field}\\b`);
    if (conditionsBeside(source, atom).some((text) => read.test(text))) return [];
    return [{ start: atom.start, end: atom.end, text: `(!('${field}' in ${owner}) || ${whole})` }];
  });
}

/** Mistakes about which fields exist and how they are compared. */
export const fieldKinds: readonly Kind[] = [
  { name: 'one more field in a list', edits: ({ blocks }) => blocks.flatMap(longerLists) },
  {
    name: 'one more field than are counted',
    edits: replacingAtoms(
      /^(record|request\.resource\.data|count)\.size\(\) == (\d+)$/,
      (found, block) => {
        const [whole, owner, size] = found;
        const known = block ? addedFields(block) : [];
        return known.map(
          (f) => `(${whole} || ${owner}.size() == ${Number(size) + 1} && '${f}' in ${owner})`,
        );
      },
    ),
  },
  { name: 'a field that may be missing', edits: optionalFields },
  {
    name: 'a field that may not be missing',
    edits: replacing(/\.get\('(\w+)', [^()]*(?:\(\))?\)/g, ([, field]) => [`.${field}`]),
  },
  {
    name: 'one key of a map left free',
    edits: ({ atoms }) =>
      atoms.flatMap(({ start, text }) => {
        const [head = '', owner] = /^([\w.[\]]+) == \{/.exec(text) ?? [];
        return [...text.slice(head.length).matchAll(/'(\w+)': ([^,{}]+?)(?=\s*[,}])/g)].map(
          (found) => {
            const end = start + head.length + found.index + found[0].length;
            const value = found[2] ?? '';
            return { start: end - value.length, end, text: `${owner}.${found[1]}` };
          },
        );
      }),
  },
  {
    name: 'one key of a document left free',
    edits: replacingAtoms(
      /^([\w.]+) == (trackerOf\(.*\)|caseEntry\(.*\)|get\w*\(.*\)\.data)$/s,
      ([, one, other], block) =>
        [...(block?.fields.get('document') ?? [])].map(
          (field) => `${one}.diff(${other}).affectedKeys().hasOnly(['${field}'])`,
        ),
    ),
  },
  {
    name: 'a language of choice',
    edits: replacing(/\b[\w.]+\.(?:idioma\b|get\('idioma', 'es'\))/g, () => ["'es'", "'en'"]),
  },
  {
    name: 'only the first time',
    edits: replacingAtoms(
      /^((?:get\(path\)\.)?(?:before|after|claim|draft|quota|count|data))\.\w+ (?:==|!=|<=|>=|<|>) /,
      (found, block) => {
        const [, owner] = found;
        const counter = COUNTERS[block?.collection ?? 'tomas'];
        return counter === undefined ? [] : [`(${found.input} || ${owner}.${counter} > 1)`];
      },
    ),
  },
  {
    name: 'a bound moved or turned round',
    edits: replacingAtoms(/^([^<>]+) (<=|>=|<|>) ([^<>]+)$/s, ([whole, left, sign, right]) =>
      TIMES.test(whole)
        ? []
        : (NEIGHBOURS[sign ?? ''] ?? []).map((other) => `${left} ${other} ${right}`),
    ),
  },
  {
    name: 'more than a name',
    edits: replacingAtoms(/^(id|key|n) == (.*\+.*)$/s, ([, name, parts]) => [
      `${name}.matches(${parts} + '.+')`,
      `${name}.matches('.*' + ${parts} + '.*')`,
    ]),
  },
];
