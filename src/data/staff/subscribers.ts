/** A filter of subscribers, and their order. */
export interface SubscriberFilter {
  /** Beginning of an e-mail, name or last name; empty for all. */
  readonly search: string;
  readonly sortBy: 'email' | 'name' | 'lastName' | 'registeredAt';
  readonly descending: boolean;
}
