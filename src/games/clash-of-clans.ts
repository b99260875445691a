import { count, defineCalculator, SPEC_RATE } from '../domain/calculator';

export default defineCalculator({
  id: 'clashOfClans',
  name: 'Clash of Clans',
  path: '/Clash-of-Clans',
  catalogue: { order: 2, values: [150, 151] },
  ownership: 'token',
  attributes: [
    count('gems', { es: 'Gemas', en: 'Gems' }, 1, { movable: true, provenance: SPEC_RATE }),
    count('townHallLevel', { es: 'Nivel del ayuntamiento', en: 'Town Hall level' }, 50, {
      usualMax: 17,
      provenance: SPEC_RATE,
    }),
    count('playerLevel', { es: 'Nivel de experiencia', en: 'Player (XP) level' }, 10, {
      usualMax: 500,
      provenance: SPEC_RATE,
    }),
  ],
});
