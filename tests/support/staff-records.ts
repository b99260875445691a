import { emptyAnswers } from '../../src/domain/answers';
import { estimate } from '../../src/domain/estimate';
import type { MarketGame } from '../../src/domain/market/market-value';
import type { LoanRequest } from '../../src/domain/request/loan-request';
import type { Subscriber } from '../../src/domain/subscriber';
import { HOUR_MS } from '../../src/domain/time';
import { calculators, findCalculator } from '../../src/games';

/** The games of the catalogue with its default values. */
export const catalogueGames: readonly MarketGame[] = calculators.flatMap(
  ({ id, name, catalogue }) =>
    catalogue ? [{ id, name, values: catalogue.values, image: '', path: '' }] : [],
);

/** A pending Roblox request worth US$70.75, received so many hours ago. */
export function requestOf(
  id: string,
  changes: Partial<LoanRequest> & Partial<LoanRequest['applicant']> & { hoursAgo?: number } = {},
): LoanRequest {
  const {
    name,
    nickname,
    cedula,
    email,
    phone,
    hoursAgo = 10,
    gameId = 'roblox',
    ...rest
  } = changes;
  const calculator = findCalculator(gameId);
  if (!calculator) throw new Error(`there is no calculator ${gameId}`);
  const answers =
    rest.answers ??
    (gameId === 'roblox'
      ? { robux: 1300, limitedItems: 6, nameLetters: 9, accountYears: 7, ugc: 1 }
      : { ...emptyAnswers(calculator), [calculator.attributes[0]?.id ?? '']: 12 });
  const receivedAt = rest.receivedAt ?? new Date(Date.now() - hoursAgo * HOUR_MS);
  return {
    id,
    code: undefined,
    applicant: {
      name: name ?? `Persona ${id}`,
      nickname: nickname ?? `player-${id}`,
      cedula: cedula ?? `CED-${id}`,
      email: email ?? `${id.toLowerCase()}@correo.com`,
      ...(phone && { phone }),
    },
    gameId,
    answers,
    value: estimate(calculator, answers).value,
    ratesVersion: calculator.ratesVersion,
    status: 'pending',
    language: 'es',
    consent: {
      evaluation: '2026-11',
      bureaus: undefined,
      promotions: '2026-11',
      marketing: false,
      language: 'es',
      acceptedAt: receivedAt,
      marketingWithdrawnAt: undefined,
    },
    receivedAt,
    decision: undefined,
    withdrawnAt: undefined,
    correction: undefined,
    questions: [],
    expiresAt: undefined,
    ...rest,
  };
}

/** So many subscribers, each a minute younger than the one before. */
export function subscribersOf(count: number): Subscriber[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index).padStart(5, '0');
    return {
      id: `s${number}`,
      name: `Nombre${number}`,
      lastName: `Apellido${String(count - index).padStart(5, '0')}`,
      email: `persona${number}@correo.com`,
      registeredAt: new Date(Date.UTC(2026, 10, 1, 12, index)),
      consent: {
        version: '2026-11',
        language: 'es',
        acceptedAt: new Date(Date.UTC(2026, 10, 1, 12, index)),
      },
    };
  });
}
