import { base, count, defineCalculator } from '../domain/calculator';

export default defineCalculator({
  id: 'callOfDuty',
  name: 'Call Of Duty Mobile',
  path: '/Call-of-duty',
  catalogue: { order: 1, values: [150, 100] },
  attributes: [
    count('level', { es: 'Nivel', en: 'Level' }, 100),
    count('epicGuns', { es: 'Armas épicas', en: 'Epic guns' }, 100),
    count('epicCharacters', { es: 'Personajes épicos', en: 'Epic characters' }, 100),
    count('legendaryGuns', { es: 'Armas legendarias', en: 'Legendary guns' }, 100),
    count(
      'legendaryCharacters',
      { es: 'Personajes legendarios', en: 'Legendary characters' },
      1000,
    ),
    count('codPoints', { es: 'Puntos COD', en: 'COD points' }, 100),
  ],
  base: base(500, { anyOf: ['level', 'epicGuns'] }),
});
