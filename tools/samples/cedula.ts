import { hasWrongCheckDigit } from '../../src/domain/fields/identifiers/cedula';

/** A cedula of ten digits and the check digit that belongs to them, hyphenated. */
export function sampleCedula(ten: string): string {
  const check = [...'0123456789'].find((digit) => !hasWrongCheckDigit(ten + digit)) ?? '0';
  return `${ten.slice(0, 3)}-${ten.slice(3)}-${check}`;
}
