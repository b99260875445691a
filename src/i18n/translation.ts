/**
 * The type of a language's copy: the same keys as the Spanish original, any words. A sentence that
 * a language lacks fails the build.
 */
export type Translation<Copy> = {
  readonly [Key in keyof Copy]: Copy[Key] extends string ? string : Translation<Copy[Key]>;
};
