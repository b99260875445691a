import { brand } from '../config/brand';
import { SOON_HOURS, VERIFICATION_HOURS } from '../domain/request/time-limits';

/** The names and numbers that every sentence of the copy may use. */
export const copyVariables = {
  bank: brand.bank,
  product: brand.product,
  codePrefix: brand.codePrefix,
  phone: brand.phone,
  option: brand.phoneOption,
  currency: brand.currency,
  loanCurrency: brand.loanCurrency,
  year: brand.copyrightYear,
  verificationHours: VERIFICATION_HOURS,
  soonHours: SOON_HOURS,
};
