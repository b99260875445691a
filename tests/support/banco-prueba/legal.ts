import type { LegalSettings } from '../../../src/bank/bank-settings';

/** The laws and the complaint office of the made-up bank. */
export const legal: LegalSettings = {
  law: {
    privacy: { es: 'La Ley 81 sobre datos personales', en: 'Law 81 on personal data' },
    retention: { es: 'como pide la Ley 23', en: 'as Law 23 requires' },
    keeping: { es: 'La Ley 23', en: 'Law 23' },
  },
  complaints: {
    days: 20,
    office: 'Acodeco',
    of: { es: 'de Panamá', en: 'of Panama' },
    does: { es: 'que defiende a los consumidores', en: 'which defends consumers' },
    law: { es: 'Ley 45', en: 'Law 45' },
  },
};
