import type { Remote } from '../../../data/remote';
import type { RequestAverages } from '../../../data/staff/requests';
import {
  addSummaries,
  NO_REQUESTS,
  type RequestSummary,
} from '../../../domain/summary/request-summary';

/** The choice of every game together. */
export const ALL_GAMES = 'todos';

/** The requests of a game or of all games; `failed` also if a game's summary cannot be read. */
export type Chosen =
  | { readonly status: 'loading' | 'failed' }
  | {
      readonly status: 'ready';
      readonly data: RequestSummary;
    };

/** The summary of a game, or of all that can be read. */
export function chosenSummary(averages: Remote<RequestAverages>, id: string): Chosen {
  if (averages.status !== 'ready') return { status: averages.status };
  const { byGame, unreadable } = averages.data;
  if (id === ALL_GAMES)
    return { status: 'ready', data: Object.values(byGame).reduce(addSummaries, NO_REQUESTS) };
  if (unreadable.includes(id)) return { status: 'failed' };
  return { status: 'ready', data: byGame[id] ?? NO_REQUESTS };
}
