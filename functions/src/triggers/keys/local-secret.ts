/** The secret of the keys in local runs; it protects nothing. */
export const LOCAL_KEYS_SECRET = 'only local runs make keys with this';
