import { LANGUAGES, type Language } from '../domain/language';

/**
 * Search words for a rarity or a series without accents, by the catalogue's word for it. A series
 * without an entry is found by its name.
 */
const WORDS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  es: {
    common: 'comun comunes',
    uncommon: 'poco comun comunes',
    rare: 'raro rara',
    epic: 'epico epica',
    legendary: 'legendario legendaria',
    marvel: 'marvel serie',
    starwars: 'star wars serie',
    dc: 'dc serie',
    icon: 'serie idolo idolos',
    gaminglegends: 'serie leyendas de los videojuegos',
    slurp: 'slurp serie',
    frozen: 'serie congelado congelada',
    lava: 'lava serie',
    shadow: 'serie sombra',
    dark: 'serie oscuro oscura',
  },
  en: {
    common: 'common',
    uncommon: 'uncommon',
    rare: 'rare',
    epic: 'epic',
    legendary: 'legendary',
    marvel: 'marvel series',
    starwars: 'star wars starwars series',
    dc: 'dc series',
    icon: 'icon series',
    gaminglegends: 'gaming legends series',
    slurp: 'slurp series',
    frozen: 'frozen series',
    lava: 'lava series',
    shadow: 'shadow series',
    dark: 'dark series',
  },
};

/** The search words of every language for a rarity or a series, undefined without any. */
export function cosmeticSearchWords(word: string): string | undefined {
  const words = LANGUAGES.flatMap((language) => WORDS[language][word] ?? []);
  return words.length > 0 ? words.join(' ') : undefined;
}
