import type { Text } from '../language';
import { CLOSING_DAYS, REMINDER_DAYS } from '../request/questions';
import { type BankContact, calling, following, message, type TranslatedMail } from './mail';
import { dayAfter, MOMENT } from './moment';
import { MAIL_SUBJECTS } from './subjects';

const ANSWER_THERE = {
  es: 'Responde en la página de tu solicitud, en el equipo desde el que la enviaste. No respondas a este correo.',
  en: 'Answer on the page of your request, on the device from which you sent it. Do not reply to this e-mail.',
};

/** What happens without an answer, and when: so many days after the mail. */
function unlessAnswered(days: number): Text {
  const day = dayAfter(days);
  return {
    es: `Tienes hasta el ${day.es}. Si no respondes, la solicitud se cierra sin decisión. No es un rechazo, y puedes pedir de nuevo.`,
    en: `You have until ${day.en}. Without an answer, the request is closed without a decision. That is not a rejection, and you can ask again.`,
  };
}

/** The mail that the bank needs an answer before it decides. */
export function questionMail(contact: BankContact, words: Text, code?: string): TranslatedMail {
  const [follow, call] = [following(contact, code), calling(contact)];
  const unless = unlessAnswered(CLOSING_DAYS);
  return {
    es: message(
      MAIL_SUBJECTS.information.es,
      'Para decidir sobre tu solicitud de préstamo, el banco necesita saber algo más.',
      words.es,
      ANSWER_THERE.es,
      unless.es,
      ...follow.es,
      call.es,
    ),
    en: message(
      MAIL_SUBJECTS.information.en,
      'Before it decides on your loan request, the bank needs to know something more.',
      words.en,
      ANSWER_THERE.en,
      unless.en,
      ...follow.en,
      call.en,
    ),
  };
}

/** The mail that reminds of a question, with its words if they are known. */
export function reminderMail(
  contact: BankContact,
  words: Text | undefined,
  code?: string,
): TranslatedMail {
  const [follow, call] = [following(contact, code), calling(contact)];
  const unless = unlessAnswered(CLOSING_DAYS - REMINDER_DAYS);
  return {
    es: message(
      MAIL_SUBJECTS.reminder.es,
      'El banco todavía espera tu respuesta para decidir sobre tu solicitud de préstamo.',
      ...(words ? [words.es] : []),
      ANSWER_THERE.es,
      unless.es,
      ...follow.es,
      call.es,
    ),
    en: message(
      MAIL_SUBJECTS.reminder.en,
      'The bank is still waiting for your answer to decide on your loan request.',
      ...(words ? [words.en] : []),
      ANSWER_THERE.en,
      unless.en,
      ...follow.en,
      call.en,
    ),
  };
}

/** The mail that a request was closed because nobody answered the bank's question. */
export function unansweredMail(contact: BankContact, code?: string): TranslatedMail {
  const [follow, call] = [following(contact, code), calling(contact)];
  return {
    es: message(
      MAIL_SUBJECTS.unanswered.es,
      `El banco te preguntó algo para decidir sobre tu solicitud de préstamo y no recibió tu respuesta. Por eso la solicitud se cerró el ${MOMENT.es}, sin decisión.`,
      'No es un rechazo. Puedes pedir de nuevo cuando quieras, en la página de tu solicitud.',
      ...follow.es,
      call.es,
    ),
    en: message(
      MAIL_SUBJECTS.unanswered.en,
      `The bank asked you something to decide on your loan request and did not get your answer. So the request was closed on ${MOMENT.en}, without a decision.`,
      'That is not a rejection. You can ask again whenever you like, on the page of your request.',
      ...follow.en,
      call.en,
    ),
  };
}
