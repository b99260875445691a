/** One line of a check: the finding and, if something is wrong, the remedy. */
export interface Finding {
  /** `fail` stops a deployment; `unknown` marks a question without an answer. */
  readonly level: 'ok' | 'warn' | 'fail' | 'unknown';
  readonly text: string;
}

const SIGNS = { ok: '✓', warn: '!', fail: '✗', unknown: '?' } as const;

/** A finding without a problem. */
export const ok = (text: string): Finding => ({ level: 'ok', text });
/** A problem that does not stop a deployment. */
export const warn = (text: string): Finding => ({ level: 'warn', text });
/** A problem that stops a deployment. */
export const fail = (text: string): Finding => ({ level: 'fail', text });
/** A question that could not be asked. */
export const unknown = (text: string): Finding => ({ level: 'unknown', text });

/** A finding as printed. */
export const lineOf = ({ level, text }: Finding): string => `${SIGNS[level]} ${text}`;
