import { count, defineCalculator, proposed } from '../domain/calculator';

export default defineCalculator({
  id: 'freefire',
  name: 'Free Fire',
  path: '/FreeFire',
  catalogue: { order: 12, values: [150, 300] },
  attributes: [
    count('accountYears', { es: 'Años de la cuenta', en: 'Account age (years)' }, 500, {
      usualMax: 7,
      provenance: proposed(
        'Lo mismo que un año en Roblox; el juego abrió en 2017.',
        'The same as a Roblox year; the game opened in 2017.',
      ),
    }),
    count('level', { es: 'Nivel', en: 'Level' }, 50, {
      usualMax: 100,
      provenance: proposed(
        'La mitad de un nivel de Call Of Duty Mobile; el tope de 100 da US$50.',
        'Half a Call Of Duty Mobile level; the cap of 100 gives US$50.',
      ),
    }),
    count('weapons', { es: 'Armas', en: 'Weapons' }, 40, {
      provenance: proposed(
        'Aspectos permanentes; cerca de un aspecto de League of Legends (US$0.35).',
        'Permanent skins; about a League of Legends skin (US$0.35).',
      ),
    }),
    count('costumes', { es: 'Trajes', en: 'Costumes' }, 50, {
      provenance: proposed(
        'Van en paquetes; un diamante cuesta de 0.7 a 1 centavo y un pase 499.',
        'They come in bundles; a diamond costs 0.7 to 1 cent and a pass 499.',
      ),
    }),
    count('maxEvo', { es: 'Armas evolutivas al máximo', en: 'Max evo weapons' }, 1500, {
      provenance: proposed(
        'Llevar una al máximo cuesta miles de diamantes: la mitad o menos.',
        'Maxing one out takes thousands of diamonds: half or less.',
      ),
    }),
  ],
});
