import { count, defineCalculator, proposed, yesNo } from '../domain/calculator';

export default defineCalculator({
  id: 'rocketLeague',
  name: 'Rocket League',
  path: '/RocketLeague',
  attributes: [
    count('cars', { es: 'Autos', en: 'Cars' }, 100, {
      provenance: proposed(
        '1,100 créditos cuestan US$9.99 y una carrocería varios cientos: una fracción.',
        '1,100 credits cost US$9.99 and a body several hundred: a fraction.',
      ),
    }),
    count('level', { es: 'Nivel', en: 'Level' }, 10, {
      provenance: proposed(
        'No tiene tope y se ven cientos: la décima parte de un nivel de Call Of Duty Mobile.',
        'There is no cap and hundreds are common: a tenth of a Call Of Duty Mobile level.',
      ),
    }),
    yesNo(
      'season7Rewards',
      { es: 'Recompensas competitivas de la temporada 7', en: 'Season 7 competitive rewards' },
      1500,
      proposed(
        'Dependen del rango y de la temporada; no se compran.',
        'Tied to rank and season; they cannot be bought.',
      ),
    ),
    yesNo(
      'competitiveTitles',
      { es: 'Títulos competitivos', en: 'Competitive titles' },
      2500,
      proposed(
        'Solo para los rangos más altos o torneos ganados, y son permanentes.',
        'Only for top ranks or tournaments won, and permanent.',
      ),
    ),
  ],
});
