/** A minute in milliseconds. */
export const MINUTE_MS = 60_000;

/** An hour in milliseconds. */
export const HOUR_MS = 60 * MINUTE_MS;

/** A day in milliseconds. */
export const DAY_MS = 24 * HOUR_MS;

/** The clock of the Dominican Republic, which has no summer time, is four hours behind UTC. */
export const UTC_HOURS_AHEAD = 4;
