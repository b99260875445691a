import type { RequestFilter } from '../../src/data/staff/requests';
import type { SubscriberFilter } from '../../src/data/staff/subscribers';
import { emptyAnswers } from '../../src/domain/answers';
import { estimate } from '../../src/domain/estimate';
import type { MarketGame } from '../../src/domain/market/market-value';
import type { LoanRequest } from '../../src/domain/request/loan-request';
import type { Subscriber } from '../../src/domain/subscriber';
import { calculators, findCalculator } from '../../src/games';
import { type RequestChanges, sampleRequest } from '../../tools/samples/requests';
import { sampleSubscriber } from '../../tools/samples/subscribers';

/** The games of the catalogue with its default values. */
export const catalogueGames: readonly MarketGame[] = calculators.flatMap(
  ({ id, name, catalogue }) =>
    catalogue ? [{ id, name, values: catalogue.values, image: '', path: '' }] : [],
);

/** The e-mail of a stored member of staff. */
export const memberEmail = (uid: string): string => `${uid}@bank.test`;

/** A pending request received ten hours ago: for Roblox worth US$70.75, for another game its estimate. */
export function requestOf(id: string, changes: RequestChanges = {}): LoanRequest {
  const calculator = findCalculator(changes.gameId ?? 'roblox');
  if (!calculator) throw new Error(`there is no calculator ${changes.gameId}`);
  const { attributes, ratesVersion } = calculator;
  const answers =
    changes.answers ??
    (changes.gameId === undefined || changes.gameId === 'roblox'
      ? sampleRequest(id).answers
      : { ...emptyAnswers(calculator), [attributes[0]?.id ?? '']: 12 });
  const value = answers && estimate(calculator, answers).value;
  return sampleRequest(id, { answers, value, ratesVersion, ...changes });
}

/** An approval of RD$10,000, after a panel that said so many signatures. */
export const approval = (signatures: 1 | 2 = 1, mostLent = 1_000_000) =>
  ({ status: 'approved', mostLent, signatures }) as const;

/** The filter of the queue, as it is at first, with these changes. */
export const requestFilter = (part: Partial<RequestFilter> = {}): RequestFilter => ({
  status: 'pending',
  gameId: undefined,
  overdue: false,
  search: '',
  ...part,
});

/** The filter of the subscribers, as it is at first, with these changes. */
export const subscriberFilter = (part: Partial<SubscriberFilter> = {}): SubscriberFilter => ({
  search: '',
  sortBy: 'registeredAt',
  descending: true,
  ...part,
});

/** So many subscribers, each a minute younger than the one before. */
export function subscribersOf(count: number): Subscriber[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index).padStart(5, '0');
    const registeredAt = new Date(Date.UTC(2026, 10, 1, 12, index));
    return sampleSubscriber(`s${number}`, {
      name: `Nombre${number}`,
      lastName: `Apellido${String(count - index).padStart(5, '0')}`,
      email: `persona${number}@correo.com`,
      registeredAt,
      consent: { version: '2026-11', language: 'es', acceptedAt: registeredAt },
    });
  });
}
