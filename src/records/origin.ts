/** An anonymous visitor as records name one. */
export interface Visitor {
  readonly uid: string;
  /** When the session began, in milliseconds since 1970. */
  readonly signedInAt: number;
}

/** When a record was created, and by which session; both moments as the store writes them. */
export function origin(uid: string, registro: unknown, signedIn: unknown) {
  return { id: uid, registro, ulTimoingreso: signedIn, esAnonimo: true };
}
