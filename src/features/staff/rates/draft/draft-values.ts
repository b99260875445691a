import type { Calculator } from '../../../../domain/calculator';
import { checkLine, type LineProblem, normalizeText } from '../../../../domain/fields/fields';
import { LANGUAGES, type Language, NO_TEXT, type Text, textOf } from '../../../../domain/language';
import type { Millicents } from '../../../../domain/money';
import {
  MAX_RATES_REASON,
  type MarkedFigures,
  needsReason,
  PREVIOUS_WRONG,
  placeName,
  type RateFigures,
  type RatePlace,
} from '../../../../domain/rates/rates';
import { figureAt, ratePositions } from '../changes/rate-lines';
import { type FigureProblem, figureText, readFigure } from './typed-figure';

/** The typed values of the draft, by the name of the input. */
export type DraftValues = Readonly<Record<string, string>>;

/** The problem of an input. `reason`: a rate rises so much that it has to be explained. */
export type DraftProblem = FigureProblem | LineProblem | 'reason';

/** The names of the inputs for the reason. */
export const REASON_NAMES: Readonly<Record<Language, string>> = {
  es: 'motivo_es',
  en: 'motivo_en',
};

/** Whether a box is ticked, as its value. */
export const boxValue = (isTicked: boolean): string => (isTicked ? 'si' : '');

/** Figures, a mark and a reason as they stand in the inputs. */
export function draftValues(
  calculator: Calculator,
  {
    reason = NO_TEXT,
    previousWrong = false,
    ...figures
  }: MarkedFigures & { readonly reason?: Text },
): DraftValues {
  return Object.fromEntries([
    ...ratePositions(calculator).map(({ name, place }) => [
      name,
      figureText(figureAt(figures, place)),
    ]),
    ...LANGUAGES.map((language) => [REASON_NAMES[language], reason[language]]),
    [PREVIOUS_WRONG, boxValue(previousWrong)],
  ]);
}

/** The typed reason in its stored form. */
export function typedReason(values: DraftValues): Text {
  return textOf((language) => normalizeText(values[REASON_NAMES[language]] ?? ''));
}

/** The typed figures, undefined while one of them is wrong. */
export function typedFigures(calculator: Calculator, values: DraftValues): RateFigures | undefined {
  const found = new Map<string, Millicents>();
  for (const { name, highest } of ratePositions(calculator)) {
    const read = readFigure(values[name] ?? '', highest);
    if ('problem' in read) return undefined;
    found.set(name, read.figure);
  }
  const at = (place: RatePlace) => found.get(placeName(place)) ?? 0;
  const rates: Record<string, Millicents> = {};
  const options: Record<string, Millicents[]> = {};
  for (const attribute of calculator.attributes) {
    const { id } = attribute;
    if (attribute.kind === 'choice')
      options[id] = attribute.options.map((_, option) => at({ attribute: id, option }));
    else rates[id] = at({ attribute: id });
  }
  return { rates, options, base: at({ base: true }) };
}

/** The names of the inputs whose figure is so high that the draft needs a reason. */
export function largeRises(
  calculator: Calculator,
  inForce: RateFigures,
  values: DraftValues,
): string[] {
  return ratePositions(calculator).flatMap(({ name, place, highest }) => {
    const read = readFigure(values[name] ?? '', highest);
    return 'figure' in read && needsReason(read.figure, figureAt(inForce, place)) ? [name] : [];
  });
}

/** The problems, by the name of the input. */
export function draftProblems(
  calculator: Calculator,
  inForce: RateFigures,
  values: DraftValues,
): Readonly<Record<string, DraftProblem | undefined>> {
  const isExplained = largeRises(calculator, inForce, values).length === 0;
  const reasonProblem = (typed: string): DraftProblem | undefined => {
    const problem = checkLine(typed, MAX_RATES_REASON);
    if (problem !== 'missing') return problem;
    return isExplained ? undefined : 'reason';
  };
  return Object.fromEntries([
    ...ratePositions(calculator).map(({ name, highest }) => {
      const read = readFigure(values[name] ?? '', highest);
      return [name, 'problem' in read ? read.problem : undefined];
    }),
    ...LANGUAGES.map((language) => {
      const name = REASON_NAMES[language];
      return [name, reasonProblem(values[name] ?? '')];
    }),
  ]);
}

/** The inputs whose meaning differs from before, with their present text. */
export function typedChanges(
  calculator: Calculator,
  before: DraftValues,
  values: DraftValues,
): DraftValues {
  const highest = new Map(ratePositions(calculator).map((one) => [one.name, one.highest]));
  const meaning = (name: string, text: string) => {
    const limit = highest.get(name);
    if (limit === undefined) return normalizeText(text);
    const read = readFigure(text, limit);
    return 'figure' in read ? read.figure : text;
  };
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, text]) => meaning(name, text) !== meaning(name, before[name] ?? ''),
    ),
  );
}
