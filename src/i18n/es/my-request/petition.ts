import { optionalList } from '../../optional-words';
import { optionalFields } from '../optional-fields';

/** Asking to withdraw or to erase with a code, and the mailed link that confirms it. */
export const petition = {
  code: {
    title: 'Tus datos.',
    text: 'Con el código solo se ve el estado. Abajo está lo que puedes pedir.',
    known: 'Lo que muestra el código',
    game: 'Juego',
    status: 'Estado',
    sent: 'Enviada',
    updated: 'Último cambio',
    hidden: 'Nombre, cédula, correo y valor no se muestran aquí.',
    ask: 'Lo que puedes pedir.',
    why: 'Como aquí nadie sabe quién eres, te enviamos un enlace al correo de la solicitud. Nada pasa hasta que lo abras y confirmes.',
  },
  withdrawal: {
    name: 'Retirar la solicitud',
    text: 'El banco deja de evaluarla, para siempre. Sus datos siguen guardados hasta que se borren.',
    action: 'Retirar solicitud',
    working: 'El banco la está retirando…',
  },
  giveBack: {
    name: 'Ya no quiero este préstamo',
    text: 'La aprobación termina hoy. Si ya firmaste el contrato, llama al {{phone}}: esto no lo anula.',
    action: 'Ya no quiero este préstamo',
    working: 'El banco está terminando la aprobación…',
  },
  lighter: {
    name: 'Borrar lo que se puede',
    text: 'Se borran el teléfono, las promociones, los correos y lo que respondiste sobre tu teléfono.',
    action: 'Borrar lo que se puede',
    working: 'El banco está borrando lo que se puede…',
  },
  reconsideration: {
    working: 'El banco está poniendo tu solicitud en la lista…',
  },
  erasure: {
    name: 'Borrar los datos',
    text: `Se borran nombre, cédula, correo, ${optionalList(optionalFields)}, usuario, respuestas y correos.`,
    action: 'Borrar mis datos',
    working: 'El banco está borrando los datos…',
  },
  sending: 'Enviando tu pedido al banco…',
  mailed:
    'Lo pediste {{time}}. El enlace va al correo de la solicitud (a una dirección van como máximo tres correos al día). Ábrelo antes de 24 horas y confirma. Si no llega en diez minutos, mira el correo no deseado, pídelo otra vez o llama al {{phone}}, opción {{option}}.',
  again: 'Pedir otro enlace',
  confirm: {
    loadingTitle: 'Un momento.',
    loading: 'Revisando el enlace…',
    failedTitle: 'No cargó.',
    withdrawal: {
      title: '¿La retiras?',
      text: 'Estás a un botón de retirar la solicitud {{reference}}. El banco deja de evaluarla, para siempre.',
      doneTitle: 'Retirada.',
      doneText:
        'La solicitud {{reference}} está retirada y el banco ya no la evalúa. Puedes pedir otra cuando quieras.',
      closedTitle: 'Ya estaba cerrada.',
      closedText: 'La solicitud {{reference}} ya no estaba abierta: no había nada que retirar.',
    },
    giveBack: {
      title: '¿Ya no quieres este préstamo?',
      text: 'La aprobación de la solicitud {{reference}} termina hoy. Si ya firmaste el contrato, llama al {{phone}}: esto no lo anula.',
      doneTitle: 'La aprobación terminó.',
      doneText:
        'Ya no quieres el préstamo de la solicitud {{reference}}. Puedes hacer otra solicitud cuando quieras.',
      closedTitle: 'Ya no se puede.',
      closedText:
        'La aprobación de la solicitud {{reference}} ya había terminado, o el banco ya dijo qué pasó con el préstamo. Si tienes preguntas, llama al {{phone}}, opción {{option}}.',
    },
    lighter: {
      title: '¿Borrar lo que se puede?',
      text: 'De la solicitud {{reference}} se borran el teléfono, las promociones, los correos y lo que respondiste sobre tu teléfono.',
      doneTitle: 'Listo.',
      doneText:
        'Borramos de la solicitud {{reference}} el teléfono, las promociones y los correos. Lo demás se guarda, como pide la ley.',
      closedTitle: 'Listo.',
      closedText:
        'Borramos de la solicitud {{reference}} el teléfono, las promociones y los correos. Lo demás se guarda, como pide la ley.',
    },
    reconsideration: {
      title: '¿Qué está mal?',
      text: 'La solicitud {{reference}} la mira alguien que no tomó la primera decisión. Es una sola vez, y la nueva respuesta es la última.',
      doneTitle: 'En reconsideración.',
      doneText:
        'Otra persona mira la solicitud {{reference}} de nuevo. Hasta que responda, vale la primera respuesta.',
      closedTitle: 'Ya no se puede.',
      closedText:
        'La solicitud {{reference}} ya se miró de nuevo, o pasaron los 30 días para pedirlo.',
    },
    erasure: {
      title: '¿Borrar los datos?',
      text: 'Estás a un botón de borrar los datos de la solicitud {{reference}}. No se puede deshacer, y el código dejará de funcionar.',
      doneTitle: 'Borrados.',
      doneText:
        'Borramos los datos de la solicitud {{reference}}. Enviamos una confirmación a ese correo (a una dirección van como máximo tres correos al día).',
      closedTitle: 'Borrados.',
      closedText: 'De la solicitud {{reference}} ya no quedaba nada que borrar.',
    },
    badTitle: 'Este enlace ya no sirve.',
    badText:
      'Tiene más de 24 horas, hay uno más nuevo o está incompleto. Pide otro con el código de la solicitud.',
    see: 'Ver la solicitud',
  },
};
