import { type Kind, type RulesText, replacing } from './rules-text';

/** The states of a request, as stored. */
const OF_REQUESTS = [
  ...['pendiente', 'informacion', 'porConfirmar'],
  ...['aprobado', 'rechazado', 'retirado', 'sinRespuesta'],
];

/** The states of a petition, a mail, a complaint and an event, as stored. */
const OF_OTHERS = [
  ['pedida', 'confirmar', 'limite', 'confirmada', 'hecha', 'conflicto'],
  ['PENDING', 'PROCESSING', 'RETRY', 'SUCCESS', 'ERROR', 'LIMIT'],
  ['abierto', 'cerrado', 'retirado'],
  ['pendiente', 'entregado', 'sinEntregar'],
];

/** The states that could replace those found; `estado` is never a request's. */
function otherStates(found: RegExpExecArray, { source }: RulesText): string[] {
  const states = [...found[0].matchAll(/\w+(?=')/g)].map(([state]) => state);
  const isRequest = !/\.estado $/.test(source.slice(0, found.index));
  const tables = isRequest ? [OF_REQUESTS, ...OF_OTHERS] : OF_OTHERS;
  const table = tables.find((each) => states.every((state) => each.includes(state)));
  return table?.filter((each) => !states.includes(each)) ?? [];
}

/** The other of two calls that read the database before and after a batch. */
const OTHER_READ: Readonly<Record<string, string>> = {
  get: 'getAfter',
  getAfter: 'get',
  exists: 'existsAfter',
  existsAfter: 'exists',
};

/** The functions that have both `before` and `after`, with their bodies. */
const BOTH = /function \w+\(before, after\b[^{]*\{[^}]*(?:\{[^}]*\}[^}]*)*?\n\s*\}/g;

/** Mistakes about time: before or after a write, in which state, the first time or later. */
export const momentKinds: readonly Kind[] = [
  {
    name: 'another state',
    edits: replacing(/== '(\w+)'/g, (found, rules) =>
      otherStates(found, rules).flatMap((other) => [
        `== '${other}'`,
        `in ['${found[1]}', '${other}']`,
      ]),
    ),
  },
  {
    name: 'one more state',
    edits: replacing(/in \[((?:'\w+'(?:, )?)+)\]/g, (found, rules) =>
      otherStates(found, rules).map((other) => `in [${found[1]}, '${other}']`),
    ),
  },
  {
    name: 'the database before or after the batch',
    edits: replacing(/(?<![.\w])(get|getAfter|exists|existsAfter)\(/g, ([, call = '']) => [
      `${OTHER_READ[call]}(`,
    ]),
  },
  {
    name: 'a document that was there before',
    edits: replacing(/(?<!function )\bisMadeHere\(/g, () => ['existsAfter(']),
  },
  {
    name: 'the document before or after the write',
    edits: (rules) => [
      ...replacing(/(?<![.\w])(request\.)?resource\.data\b/g, ([, after]) => [
        after ? 'resource.data' : 'request.resource.data',
      ])(rules),
      ...[...rules.source.matchAll(BOTH)].flatMap((found) => {
        const body = found[0].indexOf('{');
        return [...found[0].slice(body).matchAll(/(?<![.\w'])(before|after)\b/g)].map((name) => {
          const start = found.index + body + name.index;
          const text = name[1] === 'before' ? 'after' : 'before';
          return { start, end: start + name[0].length, text };
        });
      }),
    ],
  },
];
