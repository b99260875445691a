import { OUTGOING } from '../mail/outgoing.ts';

/** Everything of a subscription (`{uid}_{ms}`): its record, its mail, and its code if it has one. */
export const subscriptionPaths = (key: string, code: string | undefined) => [
  ...['subscriptores', 'mail', OUTGOING].map((collection) => `${collection}/${key}`),
  ...(code === undefined ? [] : [`bajas/${code}`]),
];
