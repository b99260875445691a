import { bank } from '../bank/bank';
import { paths } from './paths';

/** The bank's settings, and the addresses of its pages that mails link to. */
export const brand = {
  ...bank,
  /** The product's name as files begin with it. */
  fileName: bank.product.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  statusUrl: `${bank.siteUrl}${paths.requestStatus}`,
  myDataUrl: `${bank.siteUrl}${paths.myData}`,
  unsubscribeUrl: `${bank.siteUrl}${paths.unsubscribe}`,
} as const;
