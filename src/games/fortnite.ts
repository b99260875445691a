import { count, defineCalculator } from '../domain/calculator';

export default defineCalculator({
  id: 'fortnite',
  name: 'Fortnite',
  path: '/Fortnite',
  catalogue: { order: 3, values: [150, 151] },
  attributes: [
    count('commonItems', { es: 'Comunes', en: 'Common' }, 1),
    count('uncommonItems', { es: 'Poco comunes', en: 'Uncommon' }, 2),
    count('rareItems', { es: 'Raros', en: 'Rare' }, 3),
    count('epicItems', { es: 'Épicos', en: 'Epic' }, 5),
    count('legendaryItems', { es: 'Legendarios', en: 'Legendary' }, 10),
    count('marvelItems', { es: 'Artículos de Marvel', en: 'Marvel items' }, 200),
    count('starWarsItems', { es: 'Artículos de Star Wars', en: 'Star Wars items' }, 200),
    count('vbucks', { es: 'Pavos (V-Bucks)', en: 'V-Bucks' }, 1, {
      step: 100,
      movable: true,
    }),
  ],
  cosmetics: {
    common: 'commonItems',
    uncommon: 'uncommonItems',
    rare: 'rareItems',
    epic: 'epicItems',
    legendary: 'legendaryItems',
    marvel: 'marvelItems',
    starwars: 'starWarsItems',
  },
});
