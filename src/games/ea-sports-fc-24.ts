import { count, defineCalculator, proposed } from '../domain/calculator';

export default defineCalculator({
  id: 'eafc24',
  name: 'EA Sports FC 24',
  path: '/EAFC24',
  catalogue: { order: 9, values: [150, 300] },
  attributes: [
    count(
      'informCards',
      { es: 'Cartas inform intransferibles', en: 'Untradeable inform cards' },
      50,
      {
        provenance: proposed(
          'Especiales de la semana; la mitad de un dólar en sobres.',
          'Weekly specials; half a dollar in packs.',
        ),
      },
    ),
    count('goldCards', { es: 'Cartas de oro intransferibles', en: 'Untradeable gold cards' }, 5, {
      provenance: proposed(
        'Casi todas son de relleno; hay cientos por club.',
        'Mostly filler; there are hundreds per club.',
      ),
    }),
    count(
      'futChampsRedCards',
      {
        es: 'Cartas rojas de FUT Champions intransferibles',
        en: 'Untradeable FUT Champions red cards',
      },
      100,
      {
        provenance: proposed(
          'Se ganan por rango en un evento semanal; el doble de una inform.',
          'Won by rank in a weekly event; twice an inform.',
        ),
      },
    ),
    count(
      'highQualitySbcs',
      { es: 'SBC de alta calidad completados', en: 'High-quality SBCs done' },
      200,
      {
        provenance: proposed(
          'Un SBC grande consume unas 200,000 monedas a 0.001 centavos.',
          'A big SBC burns about 200,000 coins at 0.001 cents.',
        ),
      },
    ),
    count('objectivePlayers', { es: 'Jugadores de objetivos', en: 'Objective players' }, 75, {
      provenance: proposed(
        'Solo cuestan tiempo de juego; entre una inform y una roja.',
        'They only cost playing time; between an inform and a red card.',
      ),
    }),
    count('chemistryStyles', { es: 'Estilos de química', en: 'Chemistry styles' }, 2, {
      provenance: proposed(
        'Unas 2,000 monedas por los más buscados.',
        'About 2,000 coins for the most wanted.',
      ),
    }),
    count(
      'contracts',
      { es: 'Contratos de jugador y entrenador', en: 'Player and manager contracts' },
      0.5,
      {
        provenance: proposed(
          'Abundan, y FC 24 es el último juego que los usa.',
          'Plentiful, and FC 24 is the last game that uses them.',
        ),
      },
    ),
    count('coins', { es: 'Monedas', en: 'Coins' }, 0.001, {
      provenance: proposed(
        'US$10 por millón; la tienda de sobres apunta a cerca de US$100 y el mercado informal a menos al final del ciclo.',
        'US$10 per million; the pack shop implies about US$100 and the informal market less late in the cycle.',
      ),
    }),
  ],
});
