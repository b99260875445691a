import { amountProblems } from '../../amounts';
import { lineProblems } from '../../field-problems';
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
    basis: 'Base de días',
    opening: 'Apertura',
    insurance: 'Seguro al mes',
  },
  draft: {
    title: 'Borrador',
    lead: 'En {{loanCurrency.many.es}}. Lo publica otra persona.',
    by: 'Borrador de {{name}}, {{moment}}',
    none: 'Nadie está cambiando los términos.',
    readOnly: 'Para cambiar los términos hace falta el rol de analista o de revisor.',
    save: 'Guardar borrador',
    saved: 'Borrador guardado.',
    saving: 'Guardando…',
    conflict:
      'Alguien guardó otro borrador mientras escribías. Lo tuyo sigue aquí: si guardas de nuevo, queda encima.',
  },
  fields: {
    smallest: 'Monto menor, en {{loanCurrency.symbol}}',
    largest: 'Monto mayor, en {{loanCurrency.symbol}}',
    months: 'Plazos en meses, con comas',
    lowestRate: 'Tasa anual menor, en %',
    highestRate: 'Tasa anual mayor, en %',
    basis: 'Base de días: 360 o 365',
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
    basis: 'Escribe 360 o 365.',
    openingRate: 'De 0 a 10 %.',
    openingFee: 'De 0 a {{loanCurrency.symbol}}50,000, y 0 donde ya hay un por ciento.',
    insurance: 'De 0 a {{loanCurrency.symbol}}10,000.',
    validUntil: 'Un día a partir de hoy, dentro de un año.',
    ...lineProblems,
  },
  publish: {
    title: 'Publicar',
    lead: 'Dos personas, siempre.',
    button: 'Publicar la versión {{version}}',
    publishing: 'Publicando…',
    confirmTitle: '¿Publicar la versión {{version}} de los términos?',
    confirm: 'Los visitantes ven el ejemplo con estos términos al momento.',
    yes: 'Sí, publicar',
    done: 'Términos publicados. Ya están en vigor.',
    conflict:
      'El borrador o los términos cambiaron mientras los mirabas. Ahora ves lo último: revísalo y publica de nuevo.',
    obstacles: {
      'no-draft': 'No hay un borrador que publicar.',
      role: 'Publica quien tiene el rol de revisor.',
      own: 'Guardaste este borrador: lo publica otra persona.',
      reason: 'El motivo tiene que estar en los dos idiomas.',
      unsaved: 'Hay cambios sin guardar.',
      ended: 'El último día del borrador ya pasó.',
    },
  },
  reference: {
    title: 'Tasa de referencia',
    lead: '{{loanCurrency.symbol}} por {{currency.symbol}}1. Con ella se muestran los valores en {{loanCurrency.many.es}} durante siete días.',
    last: '{{rate}} por {{currency.symbol}}1, de {{name}}, {{moment}}',
    none: 'Sin tasa: los valores solo se muestran en dólares.',
    label: '{{loanCurrency.symbol}} por {{currency.symbol}}1, hoy',
    problems: {
      ...amountProblems,
      range: 'Un número de 10 a 1,000, con hasta cuatro decimales, como 62.4583.',
      move: 'Se aleja más de 10 % de {{before}}, la tasa con la que se compara.',
    },
    save: 'Fijar la tasa',
    first:
      'Es la primera tasa: no hay otra con la que compararla. ¿{{currency.symbol}}1 vale {{rate}}?',
    yes: 'Sí, fijar {{rate}}',
    saved: 'Tasa fijada.',
    conflict: 'Alguien fijó otra tasa mientras escribías. Ahora ves la última.',
  },
  history: {
    title: 'Historial',
    empty: 'Todavía no se ha publicado ninguna versión.',
    version: 'Versión {{version}}',
    people: 'Escribió {{author}}, publicó {{publisher}}',
    unreadable: 'La versión {{version}} no se puede leer.',
  },
  someone: 'alguien del personal',
  unclear:
    'No sabemos si quedó guardado. Hazlo de nuevo cuando vuelva la conexión: nada se hace dos veces.',
};
