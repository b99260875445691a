/** Firestore evaluates at most this many expressions. */
export const MOST = 1000;
/** A batch may use so many of them. */
export const ALLOWED = 850;

/** The rule of each write of a batch, and the most expressions that it may use. */
export type Shares = Readonly<Record<string, number>>;

/** The batch of a request. */
export const REQUEST: Shares = {
  'users create': 551,
  'mail create': 142,
  'seguimiento create': 58,
  'codigos create': 30,
};
/** The batch of a sign-up. */
export const SIGN_UP: Shares = {
  'subscriptores create': 281,
  'cuotas create': 54,
  'mail create': 260,
  'bajas create': 36,
};
/** The batch of an entry of the audit alone. */
export const TOLD: Shares = { 'auditoria create': 400 };
/** The batch of a market value. */
export const MARKET_VALUE: Shares = {
  'games update': 300,
  'cambios create': 150,
  'auditoria create': 250,
};

/** Every batch by what it does. A rule that stands in two of them has a share of its own in each. */
export const BATCHES: Readonly<Record<string, Shares>> = {
  'a request': REQUEST,
  'a sign-up': SIGN_UP,
  'a market value': MARKET_VALUE,
  'an entry of the audit alone': TOLD,
};

/** The expressions that the rules of a batch may use together. */
export const totalOf = (shares: Shares): number =>
  Object.values(shares).reduce((total, share) => total + share, 0);

/** A table of the batches, the fullest first: the expressions that each may use and leaves free. */
export function sharesTable(): string {
  return Object.entries(BATCHES)
    .map(([name, shares]) => ({ name, total: totalOf(shares) }))
    .sort((a, b) => b.total - a.total)
    .map(({ name, total }) => `${String(total).padStart(5)} used, ${MOST - total} free: ${name}`)
    .join('\n');
}
