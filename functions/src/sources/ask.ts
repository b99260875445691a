import { SourceFailure } from './source.ts';

/** The answer of a publisher; `body` is undefined if it is not JSON. */
export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** Sends a request to a publisher. */
export type Ask = (
  url: string,
  init: {
    readonly method?: string;
    readonly headers?: Record<string, string>;
    readonly body?: string;
  },
  signal: AbortSignal,
) => Promise<Answered>;

/**
 * Sends a request over the network. Rejects with `slow` after the time limit, with `maintenance` if
 * the publisher says so, and with `unavailable` if it does not answer or answers with an error.
 */
export const ask: Ask = async (url, init, signal) => {
  let answered: Answered;
  try {
    const response = await fetch(url, { ...init, signal, redirect: 'error' });
    const text = await response.text();
    answered = { status: response.status, body: parse(text) };
  } catch (cause) {
    throw new SourceFailure(signal.aborted ? 'slow' : 'unavailable', { cause });
  }
  if (answered.status === 503) throw new SourceFailure('maintenance');
  if (answered.status === 429 || answered.status >= 500) throw new SourceFailure('unavailable');
  return answered;
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A field of an answer of unknown shape; undefined if it is missing. */
export function field(body: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
    body,
  );
}

/** The list in an answer; empty if there is none. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A text of an answer. Throws `unavailable` if it is missing: the answer is not as documented. */
export function text(body: unknown, ...path: readonly string[]): string {
  const value = field(body, ...path);
  if (typeof value !== 'string') throw new SourceFailure('unavailable');
  return value;
}

/** A number of an answer. Throws `unavailable` if it is missing. */
export function number(body: unknown, ...path: readonly string[]): number {
  const value = field(body, ...path);
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new SourceFailure('unavailable');
  return value;
}
