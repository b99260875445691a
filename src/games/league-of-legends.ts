import { base, count, defineCalculator } from '../domain/calculator';

export default defineCalculator({
  id: 'leagueOfLegends',
  name: 'League of Legends',
  path: '/Leage-of-Legends',
  catalogue: { order: 4, values: [150, 150] },
  attributes: [
    count('champions', { es: 'Campeones', en: 'Champions' }, 40, { usualMax: 169 }),
    count('skins', { es: 'Aspectos', en: 'Skins' }, 35, { usualMax: 1800 }),
    count('influencePoints', { es: 'Puntos de influencia', en: 'Influence points' }, 0.007, {
      step: 1000,
    }),
    count('riotPoints', { es: 'Riot Points', en: 'Riot Points' }, 0.04, { step: 100 }),
    count('runePages', { es: 'Páginas de runas', en: 'Rune pages' }, 35),
  ],
  base: base(250, 'anyInputAboveZero'),
});
