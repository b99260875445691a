import { count, defineCalculator, yesNo } from '../domain/calculator';

export default defineCalculator({
  id: 'minecraft',
  name: 'Minecraft',
  path: '/Minecraft',
  catalogue: { order: 5, values: [150, 300] },
  attributes: [
    count('accountYears', { es: 'Años de la cuenta', en: 'Account years' }, 110, { usualMax: 15 }),
    yesNo('mvpPlus', { es: 'Rango MVP+', en: 'MVP+ rank' }, 700),
    yesNo('originalName', { es: 'Nombre original', en: 'Original name' }, 800),
    yesNo('hypixelAccount', { es: 'Cuenta de Hypixel', en: 'Hypixel account' }, 600),
  ],
});
