import { type PublishedRates, ratesOf } from '../../src/domain/rates/rates';
import { HOUR_MS } from '../../src/domain/time';
import roblox from '../../src/games/roblox';

/** Published rates of Roblox: robux at 2 cents instead of 1.25, by Leo and Noelia. */
export function publishedRates({ version = 2, robux = 2000, hoursAgo = 1 } = {}): PublishedRates {
  const figures = ratesOf(roblox);
  return {
    ...figures,
    version,
    rates: { ...figures.rates, robux },
    publication: {
      since: new Date(Date.now() - hoursAgo * HOUR_MS),
      previous: version - 1,
      reason: { es: 'Sube el mercado', en: 'The market rises' },
      author: 'leo',
      publisher: 'noelia',
    },
  };
}
