/** The key with which local runs sign; it protects nothing. */
export const LOCAL_SECRET = `whsec_${btoa('only local runs sign with this key')}`;
