import { LANGUAGES } from '../../../src/domain/language';
import { CONSENT_VERSION, type ConsentPurpose } from '../../../src/domain/request/loan-request';
import { consentWords } from '../../../src/i18n/agreement-words';
import type { Admin } from '../admin';

/** The purposes as the ids of their texts name them. */
const STORED_PURPOSE: Readonly<Record<ConsentPurpose, string>> = {
  evaluation: 'evaluacion',
  bureaus: 'buro',
  promotions: 'mercadeo',
};

/**
 * Stores the texts of consent that pages show now, `textos/{purpose}_{version}`, each version once: a stored
 * one never changes, so that it says what was agreed to.
 */
export async function writeConsentTexts({ db }: Pick<Admin, 'db'>): Promise<void> {
  for (const purpose of Object.keys(STORED_PURPOSE) as ConsentPurpose[]) {
    const text = db.doc(`textos/${STORED_PURPOSE[purpose]}_${CONSENT_VERSION[purpose]}`);
    if ((await text.get()).exists) continue;
    const words = LANGUAGES.map((language) => [language, consentWords[language][purpose]] as const);
    await text.create(Object.fromEntries(words));
  }
}
