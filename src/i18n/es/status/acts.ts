/** What visitors can do with their own request. */
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
    mailed: 'Retiramos tu solicitud. La confirmación va a {{email}}.',
    unmailed:
      'Retiramos tu solicitud. No te enviamos un correo: hoy ya salieron tres a {{email}}. Imprime esta página como confirmación.',
  },
  correct: {
    action: 'Corregir correo',
    title: 'Corrige tu correo',
    present: 'El banco te escribe a',
    once: 'Solo se puede corregir una vez.',
    field: 'Correo correcto',
    confirm: 'Corregir',
    cancel: 'Cancelar',
    missing: 'Escribe el correo correcto.',
    malformed: 'Este correo no está bien escrito. Escríbelo así: nombre@correo.com',
    same: 'Este es el correo que el banco ya tiene.',
    denied: 'El banco no aceptó este correo. Revísalo o escribe otro.',
    working: 'Corrigiendo el correo…',
    done: 'Corregimos tu correo. La confirmación va a {{email}}.',
  },
  answer: {
    field: 'Tu respuesta',
    count: '{{count}} de {{max}}',
    send: 'Responder',
    working: 'Enviando tu respuesta…',
    missing: 'Escribe tu respuesta.',
    'too-long': 'Es demasiado larga. Usa como máximo {{max}} caracteres.',
    markup: 'Quita los signos < y >.',
    'invisible-characters': 'Tiene caracteres invisibles. Bórrala y escríbela en vez de pegarla.',
    'stacked-marks': 'Una letra tiene demasiados acentos. Escríbela sin ellos.',
    kept: 'Lo que escribiste sigue aquí.',
    mailed: 'El banco tiene tu respuesta. La confirmación va a {{email}}.',
    unmailed:
      'El banco tiene tu respuesta. No te enviamos un correo: hoy ya salieron tres a {{email}}.',
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
    cancel: 'Cancelar',
    doneTitle: 'Olvidada.',
    doneText: 'Este navegador ya no muestra tu solicitud ni lo que anotaste en las calculadoras.',
  },
};
