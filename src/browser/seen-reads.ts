/**
 * What this session of staff read, by the name of the read and what it was asked with, so that a screen
 * to which somebody comes back is there at once. In memory only, and empty after an act, the lock, the end of the
 * session, and forgetting on this device.
 */
export const seenReads = new Map<string, unknown>();
