/** In bytes. Firestore accepts a little more: 250 KB compiled. */
export const RULES_LIMITS = {
  compiled: { warn: 180 * 1024, fail: 220 * 1024 },
  source: { fail: 256 * 1024 },
} as const;
