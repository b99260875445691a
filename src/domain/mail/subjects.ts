import type { Text } from '../language';

/** The kinds of mails that the pages write themselves. */
export type MailKind = 'request-received' | 'sign-up-received';

/** The kinds of mails that confirm an act of the applicant's. */
export type OwnActMailKind = 'withdrawn' | 'given-back' | 'email-corrected' | 'answer-received';

/** The subject of each kind of mail. */
export const MAIL_SUBJECTS: Readonly<
  Record<
    | MailKind
    | OwnActMailKind
    | 'approved'
    | 'declined'
    | 'explained'
    | 'reopened'
    | 'reconsidering'
    | 'reversed'
    | 'information'
    | 'reminder'
    | 'unanswered'
    | 'approval-validity'
    | 'lapsed'
    | 'complaint-received'
    | 'complaint-withdrawn'
    | 'complaint-answered',
    Text
  >
> = {
  'request-received': { es: 'Recibimos tu solicitud', en: 'We received your request' },
  'sign-up-received': { es: 'Gracias por registrarte', en: 'Thanks for signing up' },
  withdrawn: { es: 'Retiraste tu solicitud', en: 'You withdrew your request' },
  'given-back': {
    es: 'Ya no quieres este préstamo',
    en: 'You no longer want this loan',
  },
  'email-corrected': {
    es: 'Corregiste el correo de tu solicitud',
    en: 'You corrected the e-mail of your request',
  },
  'answer-received': { es: 'Recibimos tu respuesta', en: 'We received your answer' },
  approved: { es: 'Tu solicitud fue aprobada', en: 'Your request was approved' },
  declined: { es: 'Tu solicitud no fue aprobada', en: 'Your request was not approved' },
  explained: {
    es: 'Por qué no fue aprobada tu solicitud',
    en: 'Why your request was not approved',
  },
  reopened: { es: 'Tu solicitud vuelve a revisión', en: 'Your request goes back to review' },
  reconsidering: {
    es: 'Otra persona mira tu solicitud de nuevo',
    en: 'Another person is looking at your request again',
  },
  reversed: { es: 'Cambió la respuesta a tu solicitud', en: 'The answer to your request changed' },
  'complaint-received': { es: 'Recibimos tu reclamo', en: 'We received your complaint' },
  'complaint-withdrawn': { es: 'Retiraste tu reclamo', en: 'You withdrew your complaint' },
  'complaint-answered': { es: 'Respondimos a tu reclamo', en: 'We answered your complaint' },
  information: {
    es: 'Tu solicitud espera una respuesta tuya',
    en: 'Your request is waiting for your answer',
  },
  reminder: {
    es: 'Tu solicitud sigue esperando tu respuesta',
    en: 'Your request is still waiting for your answer',
  },
  'approval-validity': {
    es: 'Hasta cuándo vale tu aprobación',
    en: 'How long your approval is valid',
  },
  lapsed: { es: 'Tu aprobación caducó', en: 'Your approval lapsed' },
  unanswered: {
    es: 'Tu solicitud se cerró sin tu respuesta',
    en: 'Your request was closed without your answer',
  },
};
