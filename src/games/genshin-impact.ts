import { base, count, defineCalculator, proposed } from '../domain/calculator';

export default defineCalculator({
  id: 'genshinImpact',
  name: 'Genshin Impact',
  path: '/GenshinImpact',
  catalogue: { order: 10, values: [150, 300] },
  attributes: [
    count('adventureRank', { es: 'Rango de aventura', en: 'Adventure Rank' }, 30, {
      usualMax: 60,
      provenance: proposed('US$18 en el tope de 60.', 'US$18 at the cap of 60.'),
    }),
    count('fiveStarCharacters', { es: 'Personajes de 5 estrellas', en: '5-star characters' }, 400, {
      usualMax: 50,
      provenance: proposed(
        'Otras calculadoras públicas usan de US$10 a US$19; aquí, con prudencia, menos.',
        'Other public calculators use US$10 to US$19; this one is cautious.',
      ),
    }),
    count('fourStarCharacters', { es: 'Personajes de 4 estrellas', en: '4-star characters' }, 40, {
      usualMax: 45,
      provenance: proposed(
        'Lo mismo que un campeón de League of Legends.',
        'The same as a League of Legends champion.',
      ),
    }),
    count('primogems', { es: 'Protogemas', en: 'Primogems' }, 0.25, {
      provenance: proposed(
        'Compradas cuestan de 1.24 a 1.65 centavos, pero casi todas se ganan jugando.',
        'Bought, they cost 1.24 to 1.65 cents, but most are earned by playing.',
      ),
    }),
    count('intertwinedFates', { es: 'Destinos entrelazados', en: 'Intertwined Fate' }, 40, {
      provenance: proposed('160 protogemas a 0.25 centavos.', '160 primogems at 0.25 cents.'),
    }),
    count('acquaintFates', { es: 'Encuentros del destino', en: 'Acquaint Fate' }, 20, {
      provenance: proposed(
        'Solo sirven en el gachapón permanente: la mitad.',
        'Only for the standard banner: half.',
      ),
    }),
    count('genesisCrystals', { es: 'Cristales génesis', en: 'Genesis crystals' }, 0.5, {
      provenance: proposed(
        'Solo se compran: 60 por US$0.99, 8,080 por US$99.99.',
        'Only bought: 60 for US$0.99, 8,080 for US$99.99.',
      ),
    }),
  ],
  base: base(
    500,
    'anyInputAboveZero',
    proposed(
      'Empezar una cuenta no tiene precio de venta: el banco supone US$5.00 por lo ya avanzado.',
      'A head start is not for sale: the bank assumes US$5.00 for an account already started.',
    ),
  ),
});
