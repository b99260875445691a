import { count, defineCalculator, yesNo } from '../domain/calculator';

export default defineCalculator({
  id: 'roblox',
  name: 'Roblox',
  path: '/Roblox',
  catalogue: { order: 7, values: [150, 155] },
  ownership: 'code',
  attributes: [
    count('robux', { es: 'Robux', en: 'Robux' }, 1.25, { step: 100, movable: true }),
    count('limitedItems', { es: 'Artículos limitados', en: 'Limited items' }, 250, {
      movable: true,
    }),
    count('nameLetters', { es: 'Letras del nombre', en: 'Name letters' }, 50, { usualMax: 20 }),
    count('accountYears', { es: 'Años de la cuenta', en: 'Account years' }, 500, { usualMax: 18 }),
    yesNo('ugc', { es: 'Creador UGC', en: 'UGC creator' }, 0),
  ],
});
