import { fieldProblems, lineProblems } from '../field-problems';
/** The acts of visitors on their own request. */
export const acts = {
  data: 'Ver mis datos',
  codeWorks: 'El código sigue sirviendo.',
  conflict: 'La solicitud cambió mientras tanto y no se guardó nada. Así está ahora.',
  conflictUnread:
    'La solicitud cambió mientras tanto y no se guardó nada. No pudimos leer cómo está ahora: vuelve a cargar la página.',
  withdraw: {
    action: 'Retirar solicitud',
    title: '¿Retirar la solicitud?',
    text: 'El banco deja de evaluarla. No se puede deshacer, pero puedes pedir de nuevo cuando quieras.',
    confirm: 'Sí, retirar',
    cancel: 'Cancelar',
    working: 'Retirando la solicitud…',
    done: 'Retiramos tu solicitud. Enviamos una confirmación a {{email}} (a una dirección van como máximo tres correos al día). Esta página también lo confirma: puedes imprimirla.',
  },
  giveBack: {
    call: '¿Ya no quieres este préstamo? Llama al {{phone}}, opción {{option}}.',
    action: 'Ya no quiero este préstamo',
    title: '¿Ya no quieres este préstamo?',
    text: 'La aprobación termina hoy. Si ya firmaste el contrato, llama al {{phone}}: esto no lo anula.',
    confirm: 'Sí, ya no lo quiero',
    cancel: 'No, volver',
    working: 'Terminando la aprobación…',
    done: 'La aprobación terminó. Enviamos una confirmación a {{email}} (a una dirección van como máximo tres correos al día).',
  },
  correct: {
    action: 'Corregir correo',
    title: 'Corrige tu correo',
    present: 'El banco te escribe a',
    once: 'Solo se puede corregir una vez.',
    field: 'Correo correcto',
    confirm: 'Corregir',
    problems: {
      missing: 'Escribe el correo correcto.',
      same: 'Este es el correo que el banco ya tiene.',
      ...fieldProblems,
    },
    working: 'Corrigiendo el correo…',
    done: 'Corregimos tu correo. Enviamos una confirmación a {{email}} (a una dirección van como máximo tres correos al día).',
  },
  answer: {
    field: 'Tu respuesta',
    count: '{{count}} de {{max}}',
    send: 'Responder',
    working: 'Enviando tu respuesta…',
    missing: 'Escribe tu respuesta.',
    ...lineProblems,
    kept: 'Lo que escribiste sigue aquí.',
    done: 'El banco tiene tu respuesta. Enviamos una confirmación a {{email}} (a una dirección van como máximo tres correos al día).',
  },
  again: {
    text: 'Empiezas una solicitud nueva. La {{reference}} queda como está y su código sigue sirviendo.',
    textNoCode:
      'Empiezas una solicitud nueva. Este navegador dejará de mostrar la {{reference}}: anota la referencia.',
    action: 'Pedir de nuevo',
    calculators: 'Ver las calculadoras',
    doneTitle: 'Pide de nuevo.',
    doneText: 'La solicitud {{reference}} queda como está y su código sigue sirviendo.',
    doneTextNoCode:
      'Este navegador ya no muestra la solicitud {{reference}}. Para preguntar por ella, llama al {{phone}}, opción {{option}}, y da la referencia.',
    previous: 'Tu solicitud anterior',
    previousText: 'Su código sigue sirviendo:',
  },
  forget: {
    action: 'Olvidar en este equipo',
    title: '¿Olvidar en este equipo?',
    text: 'Este navegador dejará de mostrar la solicitud {{reference}} y borrará lo que anotaste en las calculadoras. La solicitud sigue en el banco y su código sigue sirviendo.',
    textNoCode:
      'Este navegador dejará de mostrar la solicitud {{reference}} y borrará lo que anotaste en las calculadoras. La solicitud sigue en el banco. Anota la referencia; para preguntar por ella, llama al {{phone}}, opción {{option}}.',
    confirm: 'Olvidar',
    doneTitle: 'Olvidada.',
    doneText: 'Este navegador ya no muestra tu solicitud ni lo que anotaste en las calculadoras.',
  },
};
