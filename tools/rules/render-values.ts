import { MAX_QUANTITY } from '../../src/domain/answers';
import { type Attribute, BUILT_IN_VERSION, type Calculator } from '../../src/domain/calculator';
import { MILLICENTS_PER_CENT } from '../../src/domain/money';
import { REPLACED_RATES_HOURS, ratesOf } from '../../src/domain/rates/rates';
import { literal, rulesFunction, withSemicolon } from './rules-text';

// A request for a game with many questions costs the most expressions of all. Reading an answer
// each time costs less than a function or a name for it.

/** A number with no more digits than the highest quantity; two comparisons would cost more. */
const QUANTITY_PATTERN = `^[0-9]{1,${String(MAX_QUANTITY).length}}$`;

/** A choice needs no check: only existing options have a rate. */
function renderRange({ kind, id }: Attribute): string[] {
  if (kind === 'choice') return [];
  const pattern = kind === 'yesNo' ? '^[01]$' : QUANTITY_PATTERN;
  return [`  && string(answers.${id}).matches(${literal(pattern)})`];
}

function renderWorth({ kind, id }: Attribute): string {
  return kind === 'choice' ? `rates.opciones.${id}[answers.${id}]` : `answers.${id} * tasas.${id}`;
}

function renderBase({ base }: Calculator): string[] {
  if (base.when === 'never') return [];
  if (base.when === 'anyInputAboveZero') {
    return ['(answers.values().hasOnly([0]) ? 0 : rates.base)'];
  }
  const earned = base.when.anyOf.map((id) => `answers.${id} > 0`).join(' || ');
  return [`(${earned} ? rates.base : 0)`];
}

/** The rates of src/games as `tarifas` documents name them. */
function renderBuiltIn(calculator: Calculator): string[] {
  const { rates, options, base } = ratesOf(calculator);
  const tasas = Object.entries(rates).map(([id, rate]) => `${literal(id)}: ${rate}`);
  const opciones = Object.entries(options).map(
    ([id, values]) => `${literal(id)}: [${values.join(', ')}]`,
  );
  const parts = [
    `'tasas': { ${tasas.join(', ')} }`,
    ...(opciones.length > 0 ? [`'opciones': { ${opciones.join(', ')} }`] : []),
    ...(calculator.base.when === 'never' ? [] : [`'base': ${base}`]),
  ];
  return parts.map((part, place) => `    ${part}${place === parts.length - 1 ? '' : ','}`);
}

function renderValue(calculator: Calculator): string[] {
  const { id, attributes } = calculator;
  const sum = [...attributes.map(renderWorth), ...renderBase(calculator)];
  return rulesFunction(`${id}IsWorth(value, answers, version)`, [
    `let rates = version > ${BUILT_IN_VERSION}`,
    `  ? publishedRates(${literal(id)}, version)`,
    '  : {',
    ...renderBuiltIn(calculator),
    '  };',
    'let tasas = rates.tasas;',
    `return answers.size() == ${attributes.length}`,
    ...attributes.flatMap(renderRange),
    '  && isRounded(value,',
    ...sum.map((part, place) => `    ${place === 0 ? '' : '+ '}${part}`),
    '  );',
  ]);
}

/**
 * Halves the games until one is left: comparing with each in turn would cost too many expressions.
 * The game that is left has its own function, named with this ending.
 */
function renderChoice(calculators: readonly Calculator[], call: string, indent = ''): string[] {
  const half = Math.ceil(calculators.length / 2);
  const [first, middle] = [calculators[0], calculators[half]];
  if (first === undefined) return ['false'];
  if (middle === undefined) {
    const { id } = first;
    return [`(game == ${literal(id)} && ${id}${call})`];
  }
  const deeper = `${indent}  `;
  const [lower, ...lowerRest] = renderChoice(calculators.slice(0, half), call, deeper);
  const [upper, ...upperRest] = renderChoice(calculators.slice(half), call, deeper);
  return [
    `(game < ${literal(middle.id)}`,
    `${deeper}? ${lower}`,
    ...lowerRest,
    `${deeper}: ${upper}`,
    ...upperRest,
  ].map((line, place, all) => (place === all.length - 1 ? `${line})` : line));
}

/** The functions that compute a request's value again. */
export function renderValues(calculators: readonly Calculator[]): string[] {
  const choose = (head: string, call: string) => {
    const [choice, ...rest] = renderChoice(calculators, call);
    return rulesFunction(head, withSemicolon([`return ${choice}`, ...rest]));
  };
  return [
    ...rulesFunction('isRatesVersion(game, version)', [
      'let path = /databases/$(database)/documents/tarifas/$(game);',
      `return exists(path) ? isInForce(get(path).data, version) : version == ${BUILT_IN_VERSION};`,
    ]),
    ...rulesFunction('isInForce(rates, version)', [
      'return version == rates.version',
      '  || version == rates.anterior',
      `    && request.time < rates.vigenteDesde + duration.value(${REPLACED_RATES_HOURS}, 'h');`,
    ]),
    ...rulesFunction('isRounded(value, total)', [
      'return total is int',
      `  && value == (total + ${MILLICENTS_PER_CENT / 2}) / ${MILLICENTS_PER_CENT};`,
    ]),
    ...choose('isValue(value, game, answers, version)', 'IsWorth(value, answers, version)'),
    ...calculators.flatMap(renderValue),
  ];
}
