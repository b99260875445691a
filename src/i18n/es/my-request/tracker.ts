import { undoCausesIn } from '../../../domain/request/reason-words';
import { lineProblems } from '../field-problems';

/** The words and choices of a request's page in each state. */
export const outcomes = {
  declined: {
    why: 'Por qué',
    change: 'Qué lo cambiaría',
    unknown:
      'Esta decisión no tiene un motivo anotado. Si quieres saberlo, llama al {{phone}}, opción {{option}}.',
    anyTime: 'Puedes hacer otra solicitud cuando quieras.',
    when: 'Cuándo tiene sentido pedir otra vez',
    from: 'Desde el {{date}}',
    each: 'Cada marca es un día de los {{days}}.',
    left_one: '{{count}} día',
    left_other: '{{count}} días',
    passed_one: 'Ha pasado {{count}} de {{days}} días',
    passed_other: 'Han pasado {{count}} de {{days}} días',
    now: 'Ahora',
    nowTitle: 'Cuando quieras',
    nowText: 'No tienes que esperar.',
    early: 'Puedes hacerlo hoy. Antes de esa fecha, lo más probable es que el motivo siga igual.',
    ready: 'Puedes hacerlo hoy.',
  },
  complaint: {
    title: '¿No estás de acuerdo?',
    bank: 'Reclama al banco',
    bankText:
      '{{phone}}, opción {{option}}, con {{reference}}. Responde en {{complaints.days}} días calendario.',
    make: 'Reclamar al banco',
    office: 'Después, a {{complaints.office}}',
    officeText: 'Si el banco no responde o su respuesta no te convence. Es gratis.',
  },
  next: {
    title: 'Lo que sigue',
    done: 'Hecho:',
    decision: 'Decisión',
    decisionText: 'Va también a tu correo.',
    call: 'Te llama un oficial',
    callWhen: '2 días laborables',
    callText: 'Desde el {{phone}}. Acuerdan monto, plazo y cuota.',
    cedula: 'Llevas tu cédula',
    cedulaWhen: 'El original',
    cedulaText: 'Y una copia por los dos lados.',
    income: 'Llevas un comprobante de ingresos',
    incomeWhen: '3 meses',
    incomeText: 'Volante de pago, carta de trabajo o estados de cuenta.',
    sign: 'Firmas en tu sucursal',
    signWhen: 'Tú decides',
    signText: 'Puedes decir que no hasta que firmes.',
    never: 'El banco nunca cobra por adelantado y nunca pide la clave de tu juego.',
  },
  atBank: {
    disbursed: 'Préstamo desembolsado',
    disbursedText:
      'Tu contrato dice cuánto y cuándo pagas. Si no esperabas esto, llama al {{phone}}, opción {{option}}.',
    repaid: 'Préstamo saldado',
    repaidText:
      'No debes nada de este préstamo. Si tienes preguntas, llama al {{phone}}, opción {{option}}.',
    cancelled: 'Préstamo cancelado en el banco',
    cancelledText:
      'No recibiste dinero y no debes nada por esta solicitud. Para saber por qué, llama al {{phone}}, opción {{option}}.',
    on: 'El {{moment}}',
  },
  question: {
    title: 'El banco pregunta',
    unknown: 'El banco necesita un dato tuyo. Llama y te dice cuál.',
    left: 'Cuando respondas, el banco tiene',
    waiting: 'El banco te espera desde hace {{time}}.',
    waitingText:
      'Cada marca es una hora de las {{verificationHours}}. La de rayas espera tu respuesta.',
    minutes: '{{minutes}}\u00a0min',
    hours_one: '{{count}}\u00a0hora',
    hours_other: '{{count}}\u00a0horas',
    cells:
      'Horas pasadas: {{passed}}. Por delante: {{left}}. No corren mientras el banco te espera.',
    closes:
      'Tienes hasta el {{date}}. Si no respondes, la solicitud se cierra sin decisión y puedes pedir de nuevo. Antes te lo recordamos por correo.',
    closing:
      'El plazo para responder terminó, y la solicitud puede cerrarse en cualquier momento. Todavía puedes responder.',
    elsewhere:
      'Responde en el navegador desde el que enviaste la solicitud, o llama al {{phone}}, opción {{option}}, con {{reference}}.',
  },
  withdrawn: {
    title: 'Confirmación de retiro',
    text: 'Esta solicitud se retiró el {{moment}}',
    keep: 'Imprime esta página si quieres guardar la confirmación.',
  },
  undone: {
    causes: undoCausesIn('es'),
    answers: { approved: 'aprobada', declined: 'rechazada' },
    review: 'Tu solicitud vuelve a revisión, y la respuesta del {{date}} ({{answer}}) ya no vale.',
    decided: 'La respuesta que ves es la que vale; la del {{date}} ({{answer}}) ya no.',
    closed: 'La respuesta del {{date}} ({{answer}}) ya no vale.',
  },
  reconsider: {
    once: 'Una sola vez, hasta el {{date}}',
    title: 'Reconsiderar',
    doubt: { told: '¿El motivo no es correcto?', reserved: '¿Al banco se le pasó algo?' },
    text: 'La mira alguien que no tomó la primera decisión, en {{verificationHours}} horas o menos. Esa respuesta es la última.',
    byMail:
      'Para saber que eres tú, te enviamos un enlace al correo de la solicitud. Allí cuentas qué está mal.',
    link: 'Enviarme el enlace',
    what: '¿Qué está mal?',
    given: 'El motivo que recibiste',
    points: { reason: 'La decisión', overlooked: 'Al banco se le pasó algo' },
    field: 'Cuéntalo en pocas palabras',
    never: 'No escribas claves ni números de tarjeta.',
    problems: {
      missing: 'Cuenta qué está mal.',
      ...lineProblems,
    },
    action: 'Pedir que la miren',
    wrote: 'Lo que escribiste',
    until: 'La respuesta del {{date}} (rechazada) vale hasta que el banco te dé la nueva.',
    looked: 'Otra persona miró tu solicitud de nuevo, como pediste.',
  },
  unanswered: {
    title: 'Cerrada sin decisión',
    text: 'El {{moment}}',
    why: 'El banco esperó tu respuesta {{days}} días o más. Aquí ya no se puede responder: pide de nuevo cuando quieras.',
  },
  lapsed: {
    title: 'Aprobación caducada',
    text: 'El {{moment}}',
  },
  facts: {
    sent: 'Enviada',
    decided: 'Decidida',
    took: 'Tardó',
    withdrawn: 'Retirada',
    unanswered: 'Cerrada',
    lapsed: 'Caducada',
  },
};
