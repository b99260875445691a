import { amountProblems } from '../amounts';
import { lineProblems } from '../field-problems';
import { rates } from './rates/rates';
export const loan = {
  name: 'Préstamo',
  unreadable:
    'No se pudieron leer los términos del ejemplo. Inténtalo de nuevo. Si no cambia, «condiciones/prestamo» o «condiciones/borrador» no es como debe, y hay que corregirlo en la consola de Firebase.',
  ends_zero:
    'Los términos del ejemplo de préstamo terminan hoy o mañana, el {{date}}. Prepara otros.',
  ends_one:
    'A los términos del ejemplo de préstamo les queda 1 día: terminan el {{date}}. Prepara otros.',
  ends_other:
    'A los términos del ejemplo de préstamo les quedan {{count}} días: terminan el {{date}}. Prepara otros.',
  ended:
    'Los términos del ejemplo de préstamo terminaron el {{date}}: los visitantes no ven ningún ejemplo.',
  none: 'Sin términos publicados: los visitantes no ven nada del ejemplo de préstamo.',
  inForce: 'Versión {{version}}, del {{from}} al {{to}}',
  facts: {
    title: 'En vigor',
    amounts: 'Monto, de menor a mayor',
    months: 'Meses',
    rate: 'Tasa anual nominal',
    yearlyCost: 'Costo total al año de {{amount}}, con comisiones y seguro',
    costs: 'de {{lowest}} a {{highest}}, según los meses',
    opening: 'Apertura',
    insurance: 'Seguro al mes',
  },
  draft: {
    lead: 'En {{loanCurrency.many.es}}. Lo publica otra persona.',
    by: 'Borrador de {{name}}, {{moment}}',
    none: 'Nadie está cambiando los términos.',
    readOnly: 'Para cambiar los términos hace falta el rol de analista o de revisor.',
    discardText: 'Se borra el borrador, también para los demás. Los términos en vigor no cambian.',
    conflict:
      'El borrador cambió mientras escribías. Lo tuyo sigue aquí: si guardas de nuevo, queda encima.',
  },
  fields: {
    smallest: 'Monto menor, en {{loanCurrency.symbol}}',
    largest: 'Monto mayor, en {{loanCurrency.symbol}}',
    months: 'Plazos en meses, con comas',
    lowestRate: 'Tasa anual menor, en %',
    highestRate: 'Tasa anual mayor, en %',
    openingRate: 'Apertura, en % del monto',
    openingFee: 'O apertura, en {{loanCurrency.symbol}}',
    insurance: 'Seguro al mes, en {{loanCurrency.symbol}}',
    validUntil: 'Último día en que valen',
    'reason-es': 'Motivo en español',
    'reason-en': 'Motivo en inglés',
  },
  problems: {
    ...amountProblems,
    smallest: 'Un monto de {{loanCurrency.symbol}}1,000 a {{loanCurrency.symbol}}5,000,000.',
    largest: 'Un monto que no sea menor que el otro, de hasta {{loanCurrency.symbol}}5,000,000.',
    months: 'De uno a seis plazos, de menor a mayor, de 1 a 84 meses.',
    lowestRate: 'De 0 a 60 %.',
    highestRate: 'De la tasa menor a 60 %.',
    openingRate: 'De 0 a 10 %.',
    openingFee: 'De 0 a {{loanCurrency.symbol}}50,000, y 0 donde ya hay un por ciento.',
    insurance: 'De 0 a {{loanCurrency.symbol}}10,000.',
    validUntil: 'Un día a partir de hoy, dentro de un año.',
    ...lineProblems,
  },
  publish: {
    confirmTitle: '¿Publicar la versión {{version}} de los términos?',
    confirm: 'Los visitantes ven el ejemplo con estos términos al momento.',
    done: 'Términos publicados. Ya están en vigor.',
    obstacles: {
      ...rates.publish.obstacles,
      role: 'Publica quien tiene el rol de revisor.',
      unsaved: 'Hay cambios sin guardar.',
      ended: 'El último día del borrador ya pasó.',
      cost_one:
        'Un préstamo de {{amount}} a {{count}} mes costaría {{cost}} al año, con comisiones y seguro. No se publica lo que pasa de {{most}}.',
      cost_other:
        'Un préstamo de {{amount}} a {{count}} meses costaría {{cost}} al año, con comisiones y seguro. No se publica lo que pasa de {{most}}.',
    },
  },
  reference: {
    title: 'Tasa de referencia',
    lead: '{{loanCurrency.symbol}} por {{currency.symbol}}1. Durante siete días muestra los valores en {{loanCurrency.many.es}} y llena el monto máximo a prestar.',
    last: '{{rate}} por {{currency.symbol}}1, de {{name}}, {{moment}}',
    none: 'Sin tasa: los valores solo se muestran en dólares, y el monto máximo a prestar se escribe a mano.',
    label: '{{loanCurrency.symbol}} por {{currency.symbol}}1, hoy',
    problems: {
      ...amountProblems,
      range: 'Un número de 10 a 1,000, con hasta cuatro decimales, como 62.4583.',
      move: 'Se aleja más de 10 % de {{before}}, la tasa con la que se compara.',
    },
    save: 'Fijar la tasa',
    first: 'Es la primera tasa: no hay otra con la que compararla.',
    unknown: 'No constan las tasas de los últimos 30 días: solo se compara con la anterior.',
    far: 'En los últimos 30 días la tasa estuvo entre {{lowest}} y {{highest}}: esta se aleja más de 25 % de la menor o de la mayor.',
    right: '¿{{currency.symbol}}1 vale {{rate}}?',
    yes: 'Sí, fijar {{rate}}',
    saved: 'Tasa fijada.',
  },
  history: {
    empty: 'Todavía no se ha publicado ninguna versión.',
    version: 'Versión {{version}}',
    yearlyCost: 'costo total al año de {{amount}}: {{cost}}',
    people: 'Escribió {{author}}, publicó {{publisher}}',
    unreadable: 'La versión {{version}} no se puede leer.',
  },
};
