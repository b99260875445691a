import { useTranslation } from 'react-i18next';
import { cosmeticTypes } from '../../../i18n/es/cosmetic-types';
import { usePageCopy } from '../../../i18n/use-language';
import type { Cosmetic } from './catalogue/cosmetic';

const isKnownType = (type: string): type is keyof typeof cosmeticTypes =>
  Object.hasOwn(cosmeticTypes, type);

/** Rarity and type of an item, such as `Raro · Traje`; a type without a translation as it is. */
export function useCosmeticWords(): (item: Cosmetic) => string {
  usePageCopy({ cosmeticTypes });
  const { t } = useTranslation();
  return ({ kind, type }) => {
    const rarity = t(`cosmetics:rarity.${kind}`);
    if (type === '') return rarity;
    const known = type.toLowerCase();
    return `${rarity} · ${isKnownType(known) ? t(`cosmeticTypes:${known}`) : type}`;
  };
}
