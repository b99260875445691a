/** One line of a check: what was found and, where something is wrong, what to do. */
export interface Finding {
  /** `fail` stops a deployment; `unknown` is what could not be asked. */
  readonly level: 'ok' | 'warn' | 'fail' | 'unknown';
  readonly text: string;
}

const SIGNS = { ok: '✓', warn: '!', fail: '✗', unknown: '?' } as const;

/** Something that is as it should be. */
export const ok = (text: string): Finding => ({ level: 'ok', text });
/** Something that a deployment survives. */
export const warn = (text: string): Finding => ({ level: 'warn', text });
/** Something that stops a deployment. */
export const fail = (text: string): Finding => ({ level: 'fail', text });
/** Something that could not be asked. */
export const unknown = (text: string): Finding => ({ level: 'unknown', text });

/** A finding as it is printed. */
export const lineOf = ({ level, text }: Finding): string => `${SIGNS[level]} ${text}`;
