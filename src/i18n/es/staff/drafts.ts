import { lineProblems } from '../field-problems';

export const returnDraft = {
  open: 'Devolver con una nota',
  title: 'Devolver el borrador de {{game}}',
  text: 'Quien lo escribió verá tu nota encima del borrador. Las cifras no cambian.',
  note: 'Nota',
  used: '{{used}} de {{max}} caracteres',
  send: 'Devolver',
  sending: 'Devolviendo…',
  done: 'Devuelto. La nota está encima del borrador.',
  conflict:
    'El borrador cambió mientras escribías. Cancela para revisarlo: tu nota se queda aquí y puedes devolverlo después.',
  by: 'Devuelto por {{author}}, {{date}}',
  until: 'Al guardar de nuevo el borrador, la nota se quita.',
  problems: {
    missing: 'Escribe qué falta o qué cambiarías.',
    ...lineProblems,
  },
};

export const writers = {
  title: 'Quién escribió qué',
  nobodyLeft:
    'No queda nadie que lo publique: cada persona con el rol de revisor escribió una parte. Una de ellas puede poner sus cifras como están en vigor, y otra persona escribir su motivo; o alguien descarta el borrador.',
};
