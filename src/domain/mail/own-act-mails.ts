import type { Language } from '../language';
import { BANK_TIME, momentText } from '../moment-text';
import {
  type BankContact,
  calling,
  following,
  message,
  NOT_YOU,
  type TranslatedMail,
} from './mail';
import { MOMENT } from './moment';
import { MAIL_SUBJECTS, type OwnActMailKind } from './subjects';

/** The mails whose words are the same whatever the request is. */
type FixedMailKind = Exclude<OwnActMailKind, 'answer-received' | 'given-back'>;

/** The mails that confirm an act of the applicant's on the own request, with this code or with none. */
export function ownActMails(
  contact: BankContact,
  code?: string,
): Readonly<Record<FixedMailKind, TranslatedMail>> {
  const follow = following(contact, code);
  const call = calling(contact);
  return {
    withdrawn: {
      es: message(
        MAIL_SUBJECTS.withdrawn.es,
        `Retiraste tu solicitud de préstamo el ${MOMENT.es}. El banco ya no la evalúa, y no debes nada por ella.`,
        ...follow.es,
        call.es,
      ),
      en: message(
        MAIL_SUBJECTS.withdrawn.en,
        `You withdrew your loan request on ${MOMENT.en}. The bank will not review it any further, and you owe nothing for it.`,
        ...follow.en,
        call.en,
      ),
    },
    'email-corrected': {
      es: message(
        MAIL_SUBJECTS['email-corrected'].es,
        'El banco responde a tu solicitud de préstamo en este correo. El plazo es el mismo.',
        ...follow.es,
        NOT_YOU.es,
        call.es,
      ),
      en: message(
        MAIL_SUBJECTS['email-corrected'].en,
        'The bank will reply to your loan request at this e-mail address. The deadline is the same.',
        ...follow.en,
        NOT_YOU.en,
        call.en,
      ),
    },
  };
}

/** The mail that confirms an answer to the bank's question, with the moment by which the bank now replies. */
export function answerReceivedMail(contact: BankContact, due: Date, code?: string): TranslatedMail {
  const follow = following(contact, code);
  const call = calling(contact);
  const by = (language: Language) =>
    `${momentText(due, 'longMoment', language)} (${BANK_TIME[language]})`;
  return {
    es: message(
      MAIL_SUBJECTS['answer-received'].es,
      `Tenemos la respuesta que te pedimos para tu solicitud de préstamo. El banco sigue con ella y te responde a este correo a más tardar el ${by('es')}.`,
      ...follow.es,
      call.es,
    ),
    en: message(
      MAIL_SUBJECTS['answer-received'].en,
      `We have the answer that we asked for about your loan request. The bank continues its review and will reply to this e-mail address by ${by('en')}.`,
      ...follow.en,
      call.en,
    ),
  };
}
