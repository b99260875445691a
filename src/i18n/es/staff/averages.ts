import { declineReasons } from './decline-reasons';

export const averages = {
  title: 'Promedios',
  lead: 'Lo que la gente pide por su cuenta, al lado del valor de mercado que fija el banco, y cómo se decide.',
  list: 'Promedios por juego',
  allGames: 'Todos los juegos',
  totals: {
    count: 'Solicitudes',
    onTime: 'Decididas en 72 horas',
    hours: 'Tiempo hasta decidir (mediana)',
  },
  columns: {
    game: 'Juego',
    market: 'Mercado',
    count: 'Solicitudes',
    mean: 'Media',
    median: 'Mediana',
    trend: '30 días',
    onTime: 'En 72 h',
    hours: 'Hasta decidir',
  },
  trendOf: 'Solicitudes por día de {{game}}, últimos 30 días',
  noMarket: 'Sin valor',
  noTrend: 'Nada en 30 días',
  show: 'Ver los gráficos de {{game}}',
  failedGame: 'No se pudo leer.',
  chart: {
    values: 'Valor pedido, últimos 30 días',
    perDay: 'Solicitudes por día',
    label: '{{game}}: media pedida y valor de mercado en los últimos 30 días',
    perDayOf: '{{game}}: solicitudes por día en los últimos 30 días',
    requested: 'Media pedida',
    market: 'Valor de mercado',
    ago: 'Hace 30 días',
    today: 'Hoy',
    empty: 'Sin solicitudes ni cambios en los últimos 30 días.',
    data: 'Ver los datos',
    day: 'Día',
    count: 'Solicitudes',
    mean: 'Media',
  },
  outcomes: {
    title: 'Cómo terminaron',
    approved: 'Aprobadas',
    declined: 'Rechazadas',
    withdrawn: 'Retiradas',
    unanswered: 'Sin respuesta del cliente',
    open: 'Abiertas',
  },
  times: {
    title: 'Tiempo hasta la decisión',
    within: 'De {{from}} a {{to}} horas',
    late: 'Más de {{from}} horas',
    empty: 'Todavía no hay decisiones.',
  },
  reasons: 'Motivos de los rechazos',
  noReason: 'Sin motivo registrado',
  noDeclines: 'Todavía no hay rechazos.',
  complaints: {
    title: 'Reclamos',
    open: 'Abiertos',
    overdue: 'Vencidos',
    days: 'Días hasta responder (mediana)',
    upheld: 'Con razón',
  },
  precision:
    'Cuenta también las solicitudes borradas, sin datos de la persona. La mediana del valor es exacta hasta un 5 %, la del tiempo hasta una hora. Los días son los de Santo Domingo.',
};

/** The copy that comes with the Promedios tab and not with the staff area. */
export const averagesTab = { averages, declineReasons };
