import { brand } from '../config/brand';

/** The names that every sentence of the copy may use. */
export const copyVariables = {
  bank: brand.bank,
  product: brand.product,
  phone: brand.phone,
  option: brand.phoneOption,
  year: brand.copyrightYear,
};
