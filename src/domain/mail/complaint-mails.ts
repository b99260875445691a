import { legal } from '../../bank/legal';
import { answerBy, type Complaint } from '../complaint/complaint';
import { LANGUAGES, type Language } from '../language';
import { momentText } from '../moment-text';
import { type BankContact, calling, message, type TranslatedMail } from './mail';
import { MOMENT } from './moment';
import { MAIL_SUBJECTS } from './subjects';

/**
 * The placeholder for the last day of the bank's answer. Like the moment, the delivery fills it in
 * from the record, so that a mail stays one of the permitted texts.
 */
const ANSWER_BY: Readonly<Record<Language, string>> = {
  es: '{{answerBy:es}}',
  en: '{{answerBy:en}}',
};

/** The placeholder for the words of the bank's answer, which the delivery reads in the record. */
const ANSWER = '{{answer}}';

/** The mail that confirms a complaint with this number: the proof of it, with its dates. */
export function complaintReceiptMail(contact: BankContact, number: string): TranslatedMail {
  const call = calling(contact);
  const { bank } = contact;
  const { complaints } = legal;
  return {
    es: message(
      MAIL_SUBJECTS['complaint-received'].es,
      `Recibimos tu reclamo ${number} el ${MOMENT.es}.`,
      `${bank} te responde a este correo a más tardar el ${ANSWER_BY.es}: son ${complaints.days} días calendario.`,
      `Guarda este correo: es tu prueba. Si el banco no responde a tiempo, o su respuesta no te convence, llévalo gratis a ${complaints.office}, ${complaints.of.es}.`,
      'Si no fuiste tú, ignora este correo.',
      call.es,
    ),
    en: message(
      MAIL_SUBJECTS['complaint-received'].en,
      `We received your complaint ${number} on ${MOMENT.en}.`,
      `${bank} will answer at this e-mail address no later than ${ANSWER_BY.en}: that is ${complaints.days} calendar days.`,
      `Keep this e-mail: it is your proof. If the bank does not answer in time, or its answer does not convince you, take it to ${complaints.office}, ${complaints.of.en}, free of charge.`,
      'If this was not you, ignore this e-mail.',
      call.en,
    ),
  };
}

/** The mail that confirms that a complaint with this number was withdrawn. */
export function complaintWithdrawnMail(contact: BankContact, number: string): TranslatedMail {
  const call = calling(contact);
  return {
    es: message(
      MAIL_SUBJECTS['complaint-withdrawn'].es,
      `Retiraste tu reclamo ${number} el ${MOMENT.es}. El banco ya no lo responde.`,
      'Si todavía te hace falta una respuesta, puedes reclamar otra vez.',
      call.es,
    ),
    en: message(
      MAIL_SUBJECTS['complaint-withdrawn'].en,
      `You withdrew your complaint ${number} on ${MOMENT.en}. The bank will no longer answer it.`,
      'If you still need an answer, you can complain again.',
      call.en,
    ),
  };
}

/** The mail with the bank's answer to a complaint with this number, in the words that staff typed. */
export function complaintAnswerMail(
  contact: BankContact,
  number: string,
  upheld: boolean,
): TranslatedMail {
  const call = calling(contact);
  const { complaints } = legal;
  const verdict = upheld
    ? { es: 'El banco te da la razón.', en: 'The bank agrees with you.' }
    : { es: 'El banco no te da la razón.', en: 'The bank does not agree with you.' };
  return {
    es: message(
      MAIL_SUBJECTS['complaint-answered'].es,
      `El banco respondió a tu reclamo ${number}. ${verdict.es}`,
      ANSWER,
      `Si esta respuesta no te convence, llévala gratis a ${complaints.office}, ${complaints.of.es}.`,
      call.es,
    ),
    en: message(
      MAIL_SUBJECTS['complaint-answered'].en,
      `The bank answered your complaint ${number}. ${verdict.en}`,
      ANSWER,
      `If this answer does not convince you, take it to ${complaints.office}, ${complaints.of.en}, free of charge.`,
      call.en,
    ),
  };
}

/** A text of a mail about this complaint with its dates and answer; `html`: as markup. */
export function withComplaint(text: string, complaint: Complaint, html: boolean): string {
  const answer = complaint.answer?.text ?? '';
  // The stored answer has no < or >.
  const shown = html ? answer.replaceAll('&', '&amp;') : answer;
  const dated = LANGUAGES.reduce(
    (filled, language) =>
      filled.replaceAll(ANSWER_BY[language], momentText(answerBy(complaint), 'longDate', language)),
    text,
  );
  return dated.replaceAll(ANSWER, () => shown);
}
