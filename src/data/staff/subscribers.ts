import type { Subscriber } from '../../domain/subscriber';
import type { Listed, Page } from './lists';

/** A filter of subscribers, and their order. */
export interface SubscriberFilter {
  /** Beginning of an e-mail, name or last name; empty for all. */
  readonly search: string;
  readonly sortBy: 'email' | 'name' | 'lastName' | 'registeredAt';
  readonly descending: boolean;
}

/** The list of subscribers. */
export interface SubscribersBackend {
  pageSubscribers(
    filter: SubscriberFilter,
    size: number,
    after?: unknown,
  ): Promise<Page<Listed<Subscriber>>>;
  /** The number of subscribers; a search has its own total. */
  countSubscribers(): Promise<number>;
}
