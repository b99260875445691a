/**
 * Search words for a rarity or a series, in both languages and without accents, by the catalogue's
 * word for it. A series without an entry is found by its name.
 */
export const cosmeticSearchWords: Readonly<Record<string, string>> = {
  common: 'common comun comunes',
  uncommon: 'uncommon poco comun comunes',
  rare: 'rare raro rara',
  epic: 'epic epico epica',
  legendary: 'legendary legendario legendaria',
  marvel: 'marvel series serie',
  starwars: 'star wars starwars series serie',
  dc: 'dc series serie',
  icon: 'icon series serie idolo idolos',
  gaminglegends: 'gaming legends series serie leyendas de los videojuegos',
  slurp: 'slurp series serie',
  frozen: 'frozen series serie congelado congelada',
  lava: 'lava series serie',
  shadow: 'shadow series serie sombra',
  dark: 'dark series serie oscuro oscura',
};
