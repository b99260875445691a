import type { Language } from '../domain/language';
import type { ConsentPurpose } from '../domain/request/loan-request';

/**
 * The consent texts in each language, word for word, in the versions of CONSENT_VERSION. The send
 * dialog shows them, and so does the receipt later, in the language of the consent.
 */
export const consentWords: Readonly<Record<Language, Readonly<Record<ConsentPurpose, string>>>> = {
  es: {
    evaluation: 'Autorizo usar mis datos para evaluar mi solicitud y mejorar el servicio.',
    bureaus:
      'Autorizo al banco a consultar mi historial en los burós de crédito para esta solicitud.',
    promotions: 'Quiero recibir promociones. Es opcional.',
  },
  en: {
    evaluation: 'I agree that my data is used to evaluate my request and improve the service.',
    bureaus: 'I authorize the bank to check my history with the credit bureaus for this request.',
    promotions: 'I want to receive promotions. This is optional.',
  },
};

/** What an applicant declares by sending, in each language, in the version of DECLARATION_VERSION. */
export const declarationWords: Readonly<Record<Language, string>> = {
  es: 'Al enviar confirmas que tienes 18 años o más y que el nombre y el documento son tuyos.',
  en: 'By sending you confirm that you are 18 or older and that the name and ID are yours.',
};
