/** Fewest and most characters of a password that a member of staff chooses. */
export const PASSWORD_LENGTHS = { min: 12, max: 128 } as const;

/** Fewest different characters, which rules out repetitions such as "abababababab". */
const MIN_DIFFERENT = 5;

/** The shortest part of the own address that a password must not contain. */
const MIN_NAME = 4;

/**
 * Why a password is refused. `same`: it is the present one. `repetitive`: too few different
 * characters. `name`: it contains a part of the member's own address.
 */
export type PasswordProblem = 'short' | 'long' | 'same' | 'repetitive' | 'name';

/** The words of the part of an address before the @, in lower case. */
function namesIn(email: string): string[] {
  const [local = ''] = email.toLowerCase().split('@');
  return local.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= MIN_NAME);
}

/** What is wrong with a new password of this member; undefined if it is good. */
export function checkPassword(
  next: string,
  { email, present }: { readonly email: string; readonly present: string },
): PasswordProblem | undefined {
  const characters = [...next];
  if (characters.length < PASSWORD_LENGTHS.min) return 'short';
  if (characters.length > PASSWORD_LENGTHS.max) return 'long';
  if (next === present) return 'same';
  if (new Set(characters).size < MIN_DIFFERENT) return 'repetitive';
  if (namesIn(email).some((name) => next.toLowerCase().includes(name))) return 'name';
  return undefined;
}
