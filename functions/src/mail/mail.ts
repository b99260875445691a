import { createHash } from 'node:crypto';

/**
 * The fields of a `mail` document that are delivered; every other field is ignored (docs/mail.md).
 */
export interface Mail {
  /** At least one address, without names. */
  readonly to: readonly string[];
  readonly subject: string;
  /** At least one of `html` and `text` is present. */
  readonly html?: string;
  readonly text?: string;
}

/** A mail to send. */
export interface OutgoingMail extends Mail {
  /** The `mail` document's id. The Message-ID follows from it, the same at every attempt. */
  readonly id: string;
}

/** The server's answer to an accepted mail, stored as `delivery.info`. */
export interface Receipt {
  readonly messageId: string;
  readonly accepted: readonly string[];
  readonly rejected: readonly string[];
  readonly pending: readonly string[];
  /** The server's last answer, such as "250 queued". */
  readonly response: string;
}

/** Sends one mail and resolves to its receipt; rejects with SendFailure. */
export type Send = (mail: OutgoingMail) => Promise<Receipt>;

/**
 * A mail that was not sent. `transient`: certainly not accepted, and worth another attempt.
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

/**
 * The stable Message-ID of a mail document, on the sender's domain. A hash stands for the
 * document's id, because that holds the visitor's uid.
 */
export function messageId(id: string, from: string): string {
  const domain = /@([^\s<>@]+?)>?$/.exec(from.trim())?.[1] ?? 'localhost';
  return `<${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${domain}>`;
}

const ADDRESS = /^[^\s,;<>@]+@[^\s,;<>@]+$/;

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && ADDRESS.test(value);

const isPart = (value: unknown) => value === undefined || typeof value === 'string';

/** The mail in a document's data, or undefined if it has no recipient or no content. */
export function readMail(data: Readonly<Record<string, unknown>>): Mail | undefined {
  const to: unknown[] = Array.isArray(data.to) ? data.to : [data.to];
  if (to.length === 0 || !to.every(isAddress)) return undefined;
  if (typeof data.message !== 'object' || data.message === null) return undefined;
  const { subject, html, text } = data.message as Record<string, unknown>;
  if (typeof subject !== 'string' || !isPart(html) || !isPart(text)) return undefined;
  if (!html && !text) return undefined;
  return {
    to,
    subject,
    ...(typeof html === 'string' && { html }),
    ...(typeof text === 'string' && { text }),
  };
}
