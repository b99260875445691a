import { expect, test } from 'vitest';
import { pageLink } from '../../../src/domain/mail/page-link';

const SITE = 'https://banco.example';

test.each([
  ['/Solicitud#LU-7K3A', 'es', '/Solicitud#LU-7K3A'],
  ['/Solicitud#LU-7K3A', 'en', '/Solicitud?lang=en#LU-7K3A'],
  ['/MisDatos#LU-7K3A.retiro.LU-Q9WM', 'en', '/MisDatos?lang=en#LU-7K3A.retiro.LU-Q9WM'],
  ['/GamesSettings?tab=reclamos', 'es', '/GamesSettings?tab=reclamos'],
  ['/GamesSettings?tab=reclamos', 'en', '/GamesSettings?tab=reclamos&lang=en'],
  ['/', 'en', '/?lang=en'],
] as const)('%s in a mail in %s is %s', (address, language, link) => {
  expect(pageLink(SITE + address, language)).toBe(SITE + link);
});
