import { count, defineCalculator, option, proposed } from '../domain/calculator';

export default defineCalculator({
  id: 'valorant',
  name: 'Valorant',
  path: '/Valorant',
  catalogue: { order: 11, values: [150, 300] },
  attributes: [
    {
      kind: 'choice',
      id: 'rank',
      label: { es: 'Rango', en: 'Rank' },
      provenance: proposed(
        'Un rango no tiene precio de venta, así que el banco supone esta escala: sube de US$0 (sin clasificar) a US$200 (Radiante), más despacio al principio porque los rangos bajos son comunes.',
        'A rank is not for sale, so the bank assumes this scale: it climbs from US$0 (unranked) to US$200 (Radiant), slowly at first because low ranks are common.',
      ),
      options: [
        option('unranked', 'Sin clasificar', 'Unranked', 0),
        option('iron1', 'Hierro 1', 'Iron 1', 100),
        option('iron2', 'Hierro 2', 'Iron 2', 150),
        option('iron3', 'Hierro 3', 'Iron 3', 200),
        option('bronze1', 'Bronce 1', 'Bronze 1', 250),
        option('bronze2', 'Bronce 2', 'Bronze 2', 300),
        option('bronze3', 'Bronce 3', 'Bronze 3', 350),
        option('silver1', 'Plata 1', 'Silver 1', 400),
        option('silver2', 'Plata 2', 'Silver 2', 500),
        option('silver3', 'Plata 3', 'Silver 3', 600),
        option('gold1', 'Oro 1', 'Gold 1', 700),
        option('gold2', 'Oro 2', 'Gold 2', 850),
        option('gold3', 'Oro 3', 'Gold 3', 1000),
        option('platinum1', 'Platino 1', 'Platinum 1', 1200),
        option('platinum2', 'Platino 2', 'Platinum 2', 1400),
        option('platinum3', 'Platino 3', 'Platinum 3', 1600),
        option('diamond1', 'Diamante 1', 'Diamond 1', 2000),
        option('diamond2', 'Diamante 2', 'Diamond 2', 2400),
        option('diamond3', 'Diamante 3', 'Diamond 3', 2800),
        option('ascendant1', 'Ascendente 1', 'Ascendant 1', 3500),
        option('ascendant2', 'Ascendente 2', 'Ascendant 2', 4200),
        option('ascendant3', 'Ascendente 3', 'Ascendant 3', 5000),
        option('immortal1', 'Inmortal 1', 'Immortal 1', 6500),
        option('immortal2', 'Inmortal 2', 'Immortal 2', 8500),
        option('immortal3', 'Inmortal 3', 'Immortal 3', 11000),
        option('radiant', 'Radiante', 'Radiant', 20000),
      ],
    },
    count('agents', { es: 'Agentes', en: 'Agents' }, 50, {
      usualMax: 25,
      provenance: proposed(
        'En la tienda cuesta cerca de US$10 (1,000 VP), pero se consigue jugando; un campeón de League of Legends vale US$0.40.',
        'The store asks about US$10 (1,000 VP), but it can be earned by playing; a League of Legends champion is worth US$0.40.',
      ),
    }),
    count('riotPoints', { es: 'Riot Points', en: 'Riot Points' }, 0.04, {
      step: 100,
      provenance: proposed(
        'La misma moneda y el mismo valor que en League of Legends.',
        'The same currency and value as in League of Legends.',
      ),
    }),
    count('valorantPoints', { es: 'Puntos de Valorant (VP)', en: 'Valorant Points (VP)' }, 0.5, {
      provenance: proposed(
        'Un VP cuesta entre 0.74 y 0.95 centavos y no se transfiere: cerca de la mitad.',
        'A VP costs 0.74 to 0.95 cents and cannot be transferred: about half.',
      ),
    }),
    count('skins', { es: 'Aspectos', en: 'Skins' }, 100, {
      provenance: proposed(
        'Cuestan de 875 a 2,475 VP (US$8 a US$23); en reventa, cerca de la décima parte.',
        'They cost 875 to 2,475 VP (US$8 to US$23); about a tenth on resale.',
      ),
    }),
    count('weapons', { es: 'Armas', en: 'Weapons' }, 100, {
      usualMax: 19,
      provenance: proposed(
        'Las armas son gratis: cuenta las que tienen aspecto. Son 18 armas y el cuchillo.',
        'Guns are free: count those with a skin. There are 18 guns and the knife.',
      ),
    }),
  ],
});
