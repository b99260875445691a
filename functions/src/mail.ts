/** What of a `mail` document is delivered; every other field is ignored. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
}

/** A mail on its way out. */
export interface OutgoingMail extends Mail {
  /** The `mail` document's id. The Message-ID follows from it, the same at every attempt. */
  readonly id: string;
}

/** Sends one mail and resolves to its Message-ID; rejects with SendFailure. */
export type Send = (mail: OutgoingMail) => Promise<{ readonly messageId: string }>;

/**
 * Why a mail did not go out. `transient`: certainly not accepted, and worth another attempt.
 * Everything else is final: refused, or handed over without an answer.
 */
export class SendFailure extends Error {
  override readonly name = 'SendFailure';
  constructor(
    message: string,
    readonly transient: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The stable Message-ID of a mail document, on the sender's domain. */
export function messageId(id: string, from: string): string {
  const domain = /@([^\s<>@]+?)>?$/.exec(from.trim())?.[1] ?? 'localhost';
  return `<${id}@${domain}>`;
}

/** The mail in a document's data, or undefined where it is not one recipient with a message. */
export function readMail(data: Readonly<Record<string, unknown>>): Mail | undefined {
  const { to, message } = data;
  if (typeof to !== 'string' || !/^[^\s,;<>@]+@[^\s,;<>@]+$/.test(to)) return undefined;
  if (typeof message !== 'object' || message === null) return undefined;
  const { subject, html } = message as Record<string, unknown>;
  if (typeof subject !== 'string' || typeof html !== 'string') return undefined;
  return { to, subject, html };
}
