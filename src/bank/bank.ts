import type { BankSettings } from './bank-settings';

/** This bank. Its colours are in colors.css; after a change of either, run `npm run media`. */
export const bank: BankSettings = {
  bank: 'Banco Aurora',
  product: 'LevelUp',
  codePrefix: 'LU',
  phone: '809-555-0142',
  phoneHref: 'tel:+18095550142',
  phoneOption: '9',
  siteUrl: 'https://levelup.bancoaurora.example',
  accountOpeningUrl: 'https://bancoaurora.example/abre-tu-cuenta',
  mediaHost: '',
  copyrightYear: 2024,
  location: 'us-central1',
  region: 'us-central1',
  currency: {
    symbol: 'US$',
    one: { es: 'dólar', en: 'dollar' },
    many: { es: 'dólares', en: 'dollars' },
  },
  law: {
    privacy: {
      es: 'La Ley 172-13 sobre protección de datos personales',
      en: 'Law 172-13 on the protection of personal data',
    },
    retention: { es: 'como pide la Ley 155-17', en: 'as Law 155-17 requires' },
  },
  complaints: {
    days: 30,
    office: 'ProUsuario',
    of: { es: 'de la Superintendencia de Bancos', en: 'of the Superintendencia de Bancos' },
    does: {
      es: 'la oficina de la Superintendencia de Bancos que defiende a los usuarios',
      en: 'the office of the Superintendency of Banks that defends customers',
    },
  },
  games: 'all',
  session: 'load',
};
