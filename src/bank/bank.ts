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
    code: 'USD',
    one: { es: 'dólar', en: 'dollar' },
    many: { es: 'dólares', en: 'dollars' },
  },
  loanCurrency: { symbol: 'RD$', code: 'DOP', many: { es: 'pesos', en: 'pesos' } },
  mostYearlyCost: 100,
  secondLoan: false,
  mailsAnHour: 600,
  questions: { reminderDays: 3, closingDays: 10 },
  approvalDays: 30,
  tellsPayment: true,
  games: 'all',
  session: 'load',
  staffDomains: [],
};
