import { needsIn, reasonsIn } from '../../../domain/request/reason-words';
import { acts } from './actions';
import { outcomes } from './tracker';

/** The receipt after sending and the status of a request. */
export const status = {
  ...acts,
  ...outcomes,
  needs: needsIn('es'),
  reasons: reasonsIn('es'),
  names: {
    pending: 'Pendiente',
    reconsidering: 'En reconsideración',
    information: 'Te toca a ti',
    approved: 'Aprobada',
    declined: 'Rechazada',
    withdrawn: 'Retirada',
    unanswered: 'Sin respuesta',
    lapsed: 'Caducada',
    disbursed: 'Desembolsada',
    cancelled: 'Cancelada',
    repaid: 'Saldado',
  },
  ticket: {
    label: 'Tu solicitud',
    kind: 'Solicitud de préstamo',
    account: 'Tu cuenta',
    now: 'Ahora',
    value: 'Valor que enviaste',
    reference: 'Referencia',
    sent: 'Lo que enviaste',
  },
  code: {
    qr: 'QR con el enlace de esta solicitud',
    qrFailed: 'El QR no cargó. El código y el enlace sirven igual.',
    copy: 'Copiar el enlace',
    copied: 'Enlace copiado',
    refused: 'Tu navegador no dejó copiar. Copia el enlace de aquí:',
    keep: 'Guarda este código: sirve aunque cambies de equipo.',
    shows:
      'Este código muestra el estado en cualquier equipo. Nunca tu nombre, tu cédula ni el valor.',
    askTitle: '¿La enviaste desde otro equipo?',
    askText: 'Escribe el código de tu recibo o pega su enlace.',
    field: 'Código de la solicitud',
    follow: 'Ver el estado',
    missing: 'Escribe el código o pega su enlace.',
    malformed:
      'Este código no está bien escrito. Lleva {{codePrefix}}- y 26 letras y números; nunca 0, O, 1, I ni L.',
    complaint:
      'Este es el número de un reclamo, no el código de una solicitud. El banco responde los reclamos por correo.',
    reference:
      'Esta es la referencia, solo el comienzo del código. El código completo está en tu recibo y en el correo de tu solicitud.',
    unknownTitle: 'No lo encontramos.',
    unknownText:
      'Ninguna solicitud tiene este código. Compáralo con el de tu recibo: lleva {{codePrefix}}- y 26 letras y números, y ninguno es 0, O, 1, I ni L.',
    own: 'Lo que enviaste solo se muestra en este navegador. El código muestra el estado y nada más.',
    elsewhere:
      'Aquí ves el estado y nada más. Lo que enviaste solo se muestra en el navegador desde el que se envió.',
  },
  notRecorded: 'No registrado',
  consents: {
    title: 'Lo que autorizaste',
    evaluation: 'Evaluar mi solicitud',
    bureaus: 'Consultar los burós de crédito',
    promotions: 'Recibir promociones',
    version: 'versión {{version}}',
    withdrawn: '(lo retiraste el {{date}})',
    given: 'Autorizado el',
  },
  lines: {
    none: 'Tu solicitud no incluye las cantidades.',
    loading: 'Buscando las tarifas con las que calculaste…',
    failed:
      'No pudimos leer las tarifas con las que calculaste. Tu valor no cambia; aquí ves las cantidades.',
    unknownRates:
      'No encontramos las tarifas con las que calculaste. Tu valor no cambia; aquí ves las cantidades.',
    unknownGame:
      'Esta versión de la página no puede mostrar el detalle de este juego. Tu valor no cambia.',
  },
  notTheLoan:
    'Este valor no es el préstamo. El banco decide según tu historial de crédito, tus ahorros y otros factores.',
  print: 'Imprimir',
  loading: 'Buscando tu solicitud…',
  stale: 'No pudimos actualizar la página. Esta es la última información que recibimos.',
  proof: {
    share: '{{share}} del valor, probado el {{date}}.',
    offer: 'Probaste la cuenta {{account}}, y esta solicitud todavía no tiene esa prueba.',
    other: 'La solicitud es sobre {{account}}. Para usar otra cuenta, retírala y haz otra.',
    again: 'Probar otra vez',
    add: 'Añadir la prueba',
    adding: 'Añadiendo…',
    failed: 'No pudimos añadirla. Tu solicitud sigue igual: inténtalo otra vez.',
  },
  challenge: {
    title: 'Muestra que la cuenta es tuya',
    text: 'Pon este código en tu nombre o en tu perfil de {{game}}. El banco busca tu cuenta en el juego, lo ve y sabe que es tuya.',
    after:
      'Déjalo hasta que el banco te responda; después lo quitas. Es opcional, y nunca te pedimos la clave de tu cuenta.',
    copy: 'Copiar el código',
    copied: 'Código copiado',
    refused: 'Tu navegador no dejó copiar. Copia el código de aquí:',
  },
  received: {
    title: '¡Gracias por registrarte!',
    text: 'Pronto te enviaremos más información sobre los servicios para gamers.',
    answer: 'El banco responde a tu correo a más tardar el',
    answered: 'El banco respondió el',
    code: 'Tu código',
    redirect: 'Te llevamos al inicio en',
    seconds: '{{seconds}} s',
    stay: 'Quedarme',
    staying: 'Te quedas aquí el tiempo que quieras.',
    receipt: 'Recibo de solicitud',
    sentOn: 'Enviada',
    status: 'Ver mi solicitud',
    failedTitle: 'El recibo no cargó.',
    noneTitle: 'Aquí no hay recibo.',
    noneText: 'No se ha enviado ninguna solicitud desde este navegador.',
  },
  page: {
    loadingTitle: 'Tu solicitud.',
    pendingTitle: 'En revisión.',
    pendingText:
      'El banco tiene tu solicitud y, a más tardar el {{moment}}, te responde por correo.',
    informationTitle: 'Te toca a ti.',
    informationText:
      'El banco necesita algo de ti para decidir. Mientras te espera, las {{verificationHours}} horas no corren.',
    overdueTitle: 'Nos atrasamos.',
    overdueText:
      'Lo sentimos: las {{verificationHours}} horas terminaron el {{moment}} y aún no tienes respuesta. Llama al {{phone}}, opción {{option}}, y da tu referencia.',
    approvedTitle: 'Hay buenas noticias.',
    approvedText: 'El banco aprobó tu solicitud. Un oficial te llama para acordar las condiciones.',
    disbursedTitle: 'Ya está desembolsado.',
    disbursedText: 'El banco entregó el dinero de este préstamo.',
    repaidTitle: 'Ya está saldado.',
    repaidText: 'Terminaste de pagar este préstamo.',
    cancelledTitle: 'El banco canceló este préstamo.',
    cancelledText:
      'El banco había aprobado tu solicitud y canceló el préstamo antes de entregarlo. Llama al {{phone}}, opción {{option}}, y te dice por qué.',
    reconsideringTitle: 'En reconsideración.',
    reconsideringText:
      'Otra persona la está mirando de nuevo y, a más tardar el {{moment}}, te responde por correo. Hasta entonces vale la primera respuesta.',
    withdrawnTitle: 'Retirada.',
    withdrawnText:
      'El banco ya no evalúa esta solicitud. Tu cuenta sigue siendo tuya, y puedes pedir otra vez.',
    givenBackText:
      'La aprobación terminó porque ya no quieres este préstamo. Puedes hacer otra solicitud.',
    unansweredTitle: 'Se cerró.',
    unansweredText:
      'El banco te preguntó algo, no recibió tu respuesta y cerró esta solicitud sin decidir. No es un rechazo, y puedes pedir otra vez.',
    lapsedTitle: 'Caducó.',
    lapsedText:
      'La aprobación caducó el {{day}} y no nos consta que el préstamo se desembolsara. Puedes hacer otra solicitud.',
    validity: 'Vale hasta el {{day}}.',
    declinedTitle: 'Esta vez no.',
    declinedText:
      'El banco rechazó esta solicitud. Tu cuenta sigue siendo tuya, y puedes pedir otra vez.',
    noneTitle: 'Nada por aquí.',
    noneText:
      'En este navegador no hay ninguna solicitud. Calcula cuánto vale tu cuenta y envía la tuya; después podrás seguirla aquí.',
    noneAction: 'CALCULAR VALOR',
    failedTitle: 'No cargó.',
    left: 'Quedan como máximo',
    leftText: 'Cada marca es una hora de las {{verificationHours}}.',
    duration: '{{hours}}\u00a0h {{minutes}}\u00a0min',
    over: 'Pasaron las {{verificationHours}} horas',
    hourRow: 'Horas {{first}} a {{last}}',
    hours_one: 'Ha pasado {{count}} de {{verificationHours}} horas',
    hours_other: 'Han pasado {{count}} de {{verificationHours}} horas',
  },
  steps: {
    received: 'Recibida',
    reopened: 'De vuelta a revisión',
    checking: 'En verificación',
    checkingNow: 'El banco revisa tus datos',
    answer: 'Respuesta por correo',
    answerBy: 'Antes del {{moment}}',
    answerLate: 'Debió llegar el {{moment}}',
  },
};
