import { MAX_QUANTITY } from '../../src/domain/answers';
import type { Attribute, Calculator } from '../../src/domain/calculator';
import { MILLICENTS_PER_CENT } from '../../src/domain/money';
import { BUILT_IN_VERSION, REPLACED_RATES_HOURS, ratesOf } from '../../src/domain/rates';
import { literal, rulesFunction, withSemicolon } from './rules-text';

// A request for a game with many questions costs the most expressions of all. Asking for an
// answer anew each time costs less than a function or a name for it.

/** A choice needs no check: only the place of an option has a rate. */
function renderRange({ kind, id }: Attribute): string[] {
  if (kind === 'choice') return [];
  const highest = kind === 'yesNo' ? 1 : MAX_QUANTITY;
  return [`  && answers.${id} >= 0 && answers.${id} <= ${highest}`];
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
    `let rates = version == ${BUILT_IN_VERSION}`,
    '  ? {',
    ...renderBuiltIn(calculator),
    '  }',
    `  : publishedRates(${literal(id)}, version);`,
    'let tasas = rates.tasas;',
    `return answers.size() == ${attributes.length}`,
    ...attributes.flatMap(renderRange),
    '  && isRounded(value,',
    ...sum.map((part, place) => `    ${place === 0 ? '' : '+ '}${part}`),
    '  );',
  ]);
}

/** Halves the games until one is left: asking for each in turn would cost too many expressions. */
function renderChoice(calculators: readonly Calculator[], indent: string): string[] {
  const half = Math.ceil(calculators.length / 2);
  const [first, middle] = [calculators[0], calculators[half]];
  if (first === undefined) return ['false'];
  if (middle === undefined) {
    const { id } = first;
    return [`(game == ${literal(id)} && ${id}IsWorth(value, answers, version))`];
  }
  const deeper = `${indent}  `;
  const [lower, ...lowerRest] = renderChoice(calculators.slice(0, half), deeper);
  const [upper, ...upperRest] = renderChoice(calculators.slice(half), deeper);
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
  const [choice, ...rest] = renderChoice(calculators, '');
  return [
    ...rulesFunction('isRatesVersion(game, version)', [
      "let path = pathOf('tarifas', game);",
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
    ...rulesFunction(
      'isValue(value, game, answers, version)',
      withSemicolon([`return ${choice}`, ...rest]),
    ),
    ...calculators.flatMap(renderValue),
  ];
}
