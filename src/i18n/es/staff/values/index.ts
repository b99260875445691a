import { amountProblems } from '../../amounts';
import { lineProblems } from '../../field-problems';
export const values = {
  title: 'Valores',
  lead: 'Lo que envías aparece en el inicio.',
  import: 'Importar',
  unreadable:
    'El registro «games/{{id}}» no se puede leer. Hay que corregirlo en la consola de Firebase.',
  closed: {
    all: 'Tu cuenta puede ver los valores, no cambiarlos. Los cambia quien tiene el rol de revisor. Los datos de los juegos y los archivos los maneja quien tiene el rol de administrador.',
    values:
      'Tu cuenta puede ver los valores, no enviar uno nuevo: eso lo hace quien tiene el rol de revisor.',
    games:
      'Los nombres, imágenes y destinos de los juegos, y los valores de un archivo, los cambia quien tiene el rol de administrador.',
  },
  details: 'Datos del juego',
  empty: 'Todavía no hay juegos.',
  current: 'Valor de hoy',
  columns: { change: 'Cambio', last: 'Últimos valores', since: 'Desde' },
  equal: 'Igual',
  charted: 'Últimos valores: {{values}}',
  sinceOpening: 'Desde la apertura',
  actions: {
    changeOne: 'Cambiar',
    changeOneFor: 'Cambiar el valor de {{game}}',
    edit: 'Editar',
    editFor: 'Editar los datos de {{game}}',
    look: 'Ver',
    lookFor: 'Ver el historial de {{game}}',
    close: 'Cerrar',
    closeFor: 'Cerrar {{game}}',
  },
  none: 'Sin valor',
  newValue: 'Valor nuevo, en {{currency.many.es}}',
  hint: 'Entero, de {{min}} a {{max}}',
  send: 'Enviar',
  sending: 'Enviando…',
  sendFor: 'Enviar el valor de {{game}}',
  change: 'De {{from}} a {{to}}: {{difference}} ({{percent}})',
  reasons: { es: 'Motivo en español (opcional)', en: 'Motivo en inglés (opcional)' },
  problems: {
    ...amountProblems,
    bounds: 'El valor debe estar entre {{min}} y {{max}}.',
    'reason-pair': 'Escribe el motivo en los dos idiomas o en ninguno.',
    ...lineProblems,
  },
  saved: '{{game}}: juego registrado con éxito. Ahora vale {{value}}.',
  conflict:
    'Mientras tanto, alguien lo cambió a {{value}}. Tu valor sigue en el campo: si lo envías de nuevo, queda después del suyo.',
  conflictUnread:
    'Mientras tanto, alguien lo cambió y no se pudo leer el valor nuevo. Tu valor sigue en el campo.',
  confirm: {
    title: '¿Enviar un cambio tan grande?',
    text: '{{game}} pasa de {{from}} a {{to}}. Es un cambio de {{percent}}.',
    send: 'Sí, enviar',
  },
  history: {
    title: 'Historial',
    chart: 'Valores de {{game}}, del primero al actual',
    first: 'Primero',
    last: 'Actual',
    empty: 'Nadie lo ha cambiado todavía.',
    was: 'antes {{value}}',
    all: 'Ver los {{number}} cambios',
    by: 'por {{author}}',
    undoFor: 'Deshacer: volver {{game}} a {{value}}',
    undoText: 'Volver a {{value}}',
  },
};
