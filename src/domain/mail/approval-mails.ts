import type { Text } from '../language';
import { momentText } from '../moment-text';
import { type BankContact, calling, following, message, type TranslatedMail } from './mail';
import { MOMENT } from './moment';
import { MAIL_SUBJECTS } from './subjects';

/** A day as these mails name it. */
const dayOf = (moment: Date): Text => ({
  es: momentText(moment, 'longDate', 'es'),
  en: momentText(moment, 'longDate', 'en'),
});

/** The paragraph on the last day of an approval; none where it does not lapse. */
export function validity(until: Date | undefined): {
  readonly es: string[];
  readonly en: string[];
} {
  if (!until) return { es: [], en: [] };
  const day = dayOf(until);
  return { es: [`Vale hasta el ${day.es}.`], en: [`Valid through ${day.en}.`] };
}

/** The mail on the last day of an approval: seven days before, or where none was named yet. */
export function validityMail(contact: BankContact, until: Date, code?: string): TranslatedMail {
  const [follow, call, day] = [following(contact, code), calling(contact), dayOf(until)];
  return {
    es: message(
      MAIL_SUBJECTS['approval-validity'].es,
      `El banco aprobó tu solicitud de préstamo. La aprobación vale hasta el ${day.es}.`,
      'Si para entonces el préstamo no se ha desembolsado, la aprobación caduca y puedes hacer otra solicitud.',
      ...follow.es,
      call.es,
    ),
    en: message(
      MAIL_SUBJECTS['approval-validity'].en,
      `The bank approved your loan request. The approval is valid through ${day.en}.`,
      'If the loan has not been paid out by then, the approval lapses and you can send another request.',
      ...follow.en,
      call.en,
    ),
  };
}

/** The mail that an approval lapsed. */
export function lapsedMail(contact: BankContact, until: Date, code?: string): TranslatedMail {
  const [follow, call, day] = [following(contact, code), calling(contact), dayOf(until)];
  return {
    es: message(
      MAIL_SUBJECTS.lapsed.es,
      `La aprobación caducó el ${day.es} y no nos consta que el préstamo se desembolsara. Puedes hacer otra solicitud.`,
      ...follow.es,
      call.es,
    ),
    en: message(
      MAIL_SUBJECTS.lapsed.en,
      `The approval lapsed on ${day.en}, and we have no record that the loan was paid out. You can send another request.`,
      ...follow.en,
      call.en,
    ),
  };
}

/** The mail that confirms that its visitor gave an approval back. */
export function givenBackMail(contact: BankContact, code?: string): TranslatedMail {
  const [follow, call] = [following(contact, code), calling(contact)];
  const { phone, phoneOption } = contact;
  return {
    es: message(
      MAIL_SUBJECTS['given-back'].es,
      `El ${MOMENT.es} dijiste que ya no quieres este préstamo, y la aprobación terminó. Puedes hacer otra solicitud cuando quieras.`,
      `Si ya firmaste el contrato, llama al ${phone}, opción ${phoneOption}: esto no lo anula.`,
      ...follow.es,
      call.es,
    ),
    en: message(
      MAIL_SUBJECTS['given-back'].en,
      `On ${MOMENT.en} you said that you no longer want this loan, and the approval ended. You can send another request whenever you like.`,
      `If you have signed the contract, call ${phone}, option ${phoneOption}: this does not cancel it.`,
      ...follow.en,
      call.en,
    ),
  };
}
