/** The six digits of a code as it was typed, undefined for anything else. */
export function readCode(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}

/** The attributes of every field for a code. */
export const CODE_INPUT = {
  name: 'codigo',
  type: 'text',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  spellCheck: false,
} as const;
