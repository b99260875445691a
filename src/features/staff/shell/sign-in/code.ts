import { plainSigns, withoutLabel } from '../../../../domain/fields/identifiers/reading';
import { AS_TYPED } from '../../../../ui/form/as-typed';

/** The six digits of a code as it was typed, undefined for anything else. */
export function readCode(typed: string): string | undefined {
  const digits = withoutLabel(plainSigns(typed)).replace(/[\s.-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}

/** The attributes of every field for a code. */
export const CODE_INPUT = {
  name: 'codigo',
  type: 'text',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  ...AS_TYPED,
} as const;
