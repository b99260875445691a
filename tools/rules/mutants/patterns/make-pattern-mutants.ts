/** A source file with one of its patterns, or the flags of one, changed. */
export interface PatternMutant {
  /** The changed constant or expression. */
  readonly place: string;
  readonly kind: string;
  readonly change: string;
  readonly source: string;
}

interface Edit {
  readonly kind: string;
  readonly at: number;
  readonly from: string;
  readonly to: string;
}

/**
 * Characters added to a class: separators, markup, line ends, and letters of another case or
 * script.
 */
const MORE_CHARACTERS = [',', '<', ' ', String.raw`\\n`, '@', '.', '/', 'a-z', 'A-Z', 'é'];

/** Finds each match of a pattern, and makes an edit of each replacement. */
function edits(
  kind: string,
  text: string,
  pattern: RegExp,
  by: (found: RegExpExecArray) => readonly string[],
): Edit[] {
  return [...text.matchAll(pattern)].flatMap((found) =>
    by(found).map((to) => ({ kind, at: found.index, from: found[0], to })),
  );
}

/** A character of a class, escaped or not, or a range of them. */
const ELEMENT = /(?:\\\\?[pP]\{\w+\}|\\\\?u\{\w+\}|\\\\?.|[^\\])(?:-(?:\\\\?u\{\w+\}|[^\]\\]))?/gsu;

function withoutElements(content: string): string[] {
  const elements = content.match(ELEMENT) ?? [];
  if (elements.length < 2) return [];
  return elements.map((_, place) => elements.filter((__, other) => other !== place).join(''));
}

/** Every edit of the text of a pattern; `isRaw` tells that its backslashes stand alone. */
function editsOf(text: string, isRaw: boolean): Edit[] {
  const newLine = isRaw ? String.raw`\n` : String.raw`\\n`;
  const more = MORE_CHARACTERS.map((each) => (each === String.raw`\\n` ? newLine : each));
  const classes = /\[(\^?)((?:\\.|\$\{\w+\}|[^\]\\])*)\]/g;
  return [
    ...edits('an anchor dropped', text, /(?<=['"`])\^|\$(?=['"`])/g, () => ['']),
    ...edits('a class widened', text, classes, ([, not, content = '']) => [
      ...(not
        ? []
        : more.filter((each) => !content.includes(each)).map((each) => `[${each}${content}]`)),
      ...(content.includes('${') ? [] : withoutElements(content).map((less) => `[${not}${less}]`)),
    ]),
    ...edits('a quantifier changed', text, /(?<!\\[pPu])\{(\d+)(?:,(\d+))?\}/g, ([, least, most]) =>
      [-1, 1].flatMap((by) => {
        const low = Number(least) + by;
        if (most === undefined) return low < 1 ? [] : [`{${low}}`];
        const high = Number(most) + by;
        return [
          ...(low < 0 || low > Number(most) ? [] : [`{${low},${most}}`]),
          ...(high < Number(least) ? [] : [`{${least},${high}}`]),
        ];
      }),
    ),
    ...edits('a quantifier changed', text, /(?<=[\])])[+*?]/g, ({ 0: sign, index }) =>
      // An optional group that is repeated inside a repeated one could take forever.
      (sign === '?' && text[index - 1] === ')' ? [''] : ['+', '*', '?', '']).filter(
        (other) => other !== sign,
      ),
    ),
    ...edits(
      'an alternative dropped',
      text,
      /\(((?:[^()|]|\([^()]*\))+(?:\|(?:[^()|]|\([^()]*\))+)+)\)/g,
      ([, all = '']) => {
        const parts = all.split(/\|(?![^()]*\))/);
        return parts.map(
          (_, place) => `(${parts.filter((__, other) => other !== place).join('|')})`,
        );
      },
    ),
  ];
}

/** The constants in capitals that hold patterns, or parts of one, or numbers. */
const CONSTANT = /(?:export )?const ([A-Z_]+) =\s*([\s\S]*?);\n/g;

function constantMutants(source: string): PatternMutant[] {
  return [...source.matchAll(CONSTANT)].flatMap((found) => {
    const [whole, place = '', value = ''] = found;
    const start = found.index + whole.indexOf(value, whole.indexOf('='));
    const isNumber = /^\d+$/.test(value);
    const all = isNumber
      ? [1, -1].map((by) => ({
          kind: 'a number',
          at: 0,
          from: value,
          to: String(Number(value) + by),
        }))
      : place === 'HIDDEN'
        ? hiddenEdits(value)
        : editsOf(value, value.includes('String.raw'));
    return all.map(({ kind, at, from, to }) => ({
      place,
      kind,
      change: `${from} becomes ${to || 'nothing'}`,
      source: source.slice(0, start + at) + to + source.slice(start + at + from.length),
    }));
  });
}

/** A part of the hidden characters left out. */
function hiddenEdits(value: string): Edit[] {
  return edits('a class narrowed', value, /\\p\{\w+\}|\\u\{\w+\}(?:-\\u\{\w+\})?|[<>]/g, () => [
    '',
  ]);
}

/** Other flags of the expressions that use patterns. */
function flagMutants(source: string): PatternMutant[] {
  return [...source.matchAll(/new RegExp\((\w+)(?:, '(\w+)')?\)/g)].flatMap((found) => {
    const [whole, name = '', flags = ''] = found;
    const others = [`${flags}i`, `${flags}m`, ...(flags === '' ? [] : [''])];
    return others.map((other) => {
      const to = `new RegExp(${name}, '${other}')`;
      return {
        place: name,
        kind: 'a flag changed',
        change: `${whole} becomes ${to}`,
        source: source.slice(0, found.index) + to + source.slice(found.index + whole.length),
      };
    });
  });
}

/** Every mutant of the patterns in a source file, each once. */
export function makePatternMutants(source: string): PatternMutant[] {
  const mutants = [...constantMutants(source), ...flagMutants(source)];
  return [...new Map(mutants.map((mutant) => [mutant.source, mutant])).values()];
}
