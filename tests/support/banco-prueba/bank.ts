import type { BankSettings } from '../../../src/bank/bank-settings';

/** A second, made-up bank: nothing of it is like the first. */
export const bank: BankSettings = {
  bank: 'Banco Prueba',
  product: 'Ficha',
  codePrefix: 'FP',
  phone: '829-555-0177',
  phoneHref: 'tel:+18295550177',
  phoneOption: '4',
  siteUrl: 'https://ficha.bancoprueba.test',
  accountOpeningUrl: 'https://bancoprueba.test/cuenta',
  mediaHost: 'https://medios.bancoprueba.test',
  copyrightYear: 2026,
  location: 'southamerica-east1',
  region: 'southamerica-east1',
  currency: {
    symbol: 'B/.',
    code: 'PAB',
    one: { es: 'balboa', en: 'balboa' },
    many: { es: 'balboas', en: 'balboas' },
  },
  loanCurrency: { symbol: '₡', code: 'CRC', many: { es: 'colones', en: 'colones' } },
  mostYearlyCost: 0,
  secondLoan: true,
  mailsAnHour: 300,
  questions: { reminderDays: 2, closingDays: 7 },
  approvalDays: 0,
  tellsPayment: true,
  games: ['roblox', 'fortnite', 'minecraft', 'clashOfClans'],
  session: 'use',
  staffDomains: ['banco-prueba.test'],
};
