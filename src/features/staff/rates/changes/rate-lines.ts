import type { TFunction } from 'i18next';
import type { Attribute, Calculator } from '../../../../domain/calculator';
import { hasEffect } from '../../../../domain/estimate';
import type { Language } from '../../../../domain/language';
import type { Millicents } from '../../../../domain/money';
import {
  highestBase,
  MAX_RATE,
  placeName,
  type RateFigures,
  type RatePlace,
} from '../../../../domain/rates/rates';

/** One figure of a calculator. */
export interface RatePosition {
  readonly place: RatePlace;
  /** The name of its input; see `placeName`. */
  readonly name: string;
  /** 0 for a base amount that the calculator never adds. */
  readonly highest: Millicents;
}

/** The same in words. */
export interface RateLine extends RatePosition {
  readonly label: string;
  readonly note: string;
  /** The label, which for an option also names its question. */
  readonly fullLabel: string;
}

/** The figure at a place. */
export function figureAt({ rates, options, base }: RateFigures, place: RatePlace): Millicents {
  if ('base' in place) return base;
  const { attribute, option } = place;
  return (option === undefined ? rates[attribute] : options[attribute]?.[option]) ?? 0;
}

const position = (place: RatePlace, highest = MAX_RATE): RatePosition => ({
  place,
  name: placeName(place),
  highest,
});

function positionsOf(attribute: Attribute): RatePosition[] {
  return attribute.kind === 'choice'
    ? attribute.options.map((_, option) => position({ attribute: attribute.id, option }))
    : [position({ attribute: attribute.id })];
}

/** Every figure of a calculator, in its order. */
export function ratePositions(calculator: Calculator): RatePosition[] {
  return [
    ...calculator.attributes.flatMap(positionsOf),
    position({ base: true }, highestBase(calculator)),
  ];
}

type Words = Pick<RateLine, 'label' | 'note' | 'fullLabel'>;

function wordsOf(
  attribute: Attribute,
  option: number,
  language: Language,
  t: TFunction<'staff'>,
): Words {
  const name = attribute.label[language];
  if (attribute.kind === 'choice') {
    const label = attribute.options[option]?.label[language] ?? '';
    return { label, note: name, fullLabel: t('rates.line.option', { label: name, option: label }) };
  }
  const isYes = attribute.kind === 'yesNo';
  const label = isYes ? t('rates.line.yes', { label: name }) : name;
  const says = (note: string): Words => ({ label, note, fullLabel: label });
  if (!hasEffect(attribute)) return says(t('rates.line.noEffect'));
  if (isYes) return says(t('rates.line.yesAdds'));
  const { step } = attribute;
  return says(step > 1 ? t('rates.line.eachStep', { step }) : t('rates.line.each'));
}

function baseNote(
  { attributes, base }: Calculator,
  language: Language,
  t: TFunction<'staff'>,
): string {
  if (base.when === 'never') return t('rates.line.baseNever');
  if (base.when === 'anyInputAboveZero') return t('rates.line.baseAny');
  const { anyOf } = base.when;
  const inputs = attributes
    .filter(({ id }) => anyOf.includes(id))
    .map(({ label }) => label[language].toLowerCase())
    .join(t('rates.line.or'));
  return t('rates.line.baseSome', { inputs });
}

/** Every figure of a calculator in words, in its order. */
export function rateLines(
  calculator: Calculator,
  language: Language,
  t: TFunction<'staff'>,
): RateLine[] {
  const base = t('rates.line.base');
  const baseWords = { label: base, fullLabel: base, note: baseNote(calculator, language, t) };
  return ratePositions(calculator).map((one) => {
    const { place } = one;
    if ('base' in place) return { ...one, ...baseWords };
    const attribute = calculator.attributes.find(({ id }) => id === place.attribute);
    return attribute
      ? { ...one, ...wordsOf(attribute, place.option ?? 0, language, t) }
      : { ...one, label: one.name, fullLabel: one.name, note: '' };
  });
}
