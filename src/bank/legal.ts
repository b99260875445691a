import type { LegalSettings } from './bank-settings';

/** The laws of this bank and its complaint office; apart, because few pages name them. */
export const legal: LegalSettings = {
  law: {
    privacy: {
      es: 'La Ley 172-13 sobre protección de datos personales',
      en: 'Law 172-13 on the protection of personal data',
    },
    retention: { es: 'como pide la Ley 155-17', en: 'as Law 155-17 requires' },
    keeping: { es: 'La Ley 155-17', en: 'Law 155-17' },
  },
  complaints: {
    days: 30,
    office: 'ProUsuario',
    of: { es: 'de la Superintendencia de Bancos', en: 'of the Superintendencia de Bancos' },
    does: {
      es: 'la oficina de la Superintendencia de Bancos que defiende a los usuarios',
      en: 'the office of the Superintendency of Banks that defends customers',
    },
    law: {
      es: 'Ley 183-02 y Reglamento de Protección al Usuario',
      en: 'Law 183-02 and the rules on the protection of customers',
    },
  },
};
