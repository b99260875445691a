import { paths } from './paths';

const siteUrl = 'https://levelup.bancoaurora.example';

/** Every name that the product carries; copy and pages read them here and nowhere else. */
export const brand = {
  bank: 'Banco Aurora',
  product: 'LevelUp',
  phone: '809-555-0142',
  phoneHref: 'tel:+18095550142',
  phoneOption: '9',
  accountOpeningUrl: 'https://bancoaurora.example/abre-tu-cuenta',
  copyrightYear: 2024,
  siteUrl,
  statusUrl: `${siteUrl}${paths.requestStatus}`,
  myDataUrl: `${siteUrl}${paths.myData}`,
  unsubscribeUrl: `${siteUrl}${paths.unsubscribe}`,
} as const;
