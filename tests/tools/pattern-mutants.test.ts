import { describe, expect, it } from 'vitest';
import { makePatternMutants } from '../../tools/rules/mutants/patterns/make-pattern-mutants';

/** What the mutants of a kind make of a constant's value. */
function mutated(kind: string, value: string): string[] {
  const head = 'export const A_PATTERN = ';
  return makePatternMutants(`${head}${value};\n`)
    .filter((mutant) => mutant.kind === kind)
    .map(({ source }) => source.slice(head.length, -2));
}

describe('the mutants of patterns', () => {
  it('drop each anchor', () => {
    expect(mutated('an anchor dropped', "'^a$'")).toEqual(["'a$'", "'^a'"]);
  });

  it('widen each class, and leave each element of it out', () => {
    const found = mutated('a class widened', "'[A-Z0-9-]'");
    expect(found).toEqual(expect.arrayContaining(["'[,A-Z0-9-]'", "'[a-zA-Z0-9-]'"]));
    expect(found).toEqual(expect.arrayContaining(["'[0-9-]'", "'[A-Z-]'", "'[A-Z0-9]'"]));
    expect(found).not.toContain("'[A-ZA-Z0-9-]'");
  });

  it('widen a class of refused characters by leaving out only', () => {
    expect(mutated('a class widened', "'[^@.]'")).toEqual(["'[^.]'", "'[^@]'"]);
  });

  it('change each quantifier', () => {
    expect(mutated('a quantifier changed', "'[a]{5,20}'")).toEqual(
      expect.arrayContaining(["'[a]{4,20}'", "'[a]{6,20}'", "'[a]{5,19}'", "'[a]{5,21}'"]),
    );
    expect(mutated('a quantifier changed', "'(a){6}'")).toEqual(["'(a){5}'", "'(a){7}'"]);
    expect(mutated('a quantifier changed', "'[a]+'")).toEqual(["'[a]*'", "'[a]?'", "'[a]'"]);
  });

  it('repeat no optional group, which could take for ever inside a repeated one', () => {
    expect(mutated('a quantifier changed', "'((a)?b)*'")).toEqual([
      "'((a)b)*'",
      "'((a)?b)+'",
      "'((a)?b)?'",
      "'((a)?b)'",
    ]);
  });

  it('drop each alternative, and shift a number', () => {
    expect(mutated('an alternative dropped', "'(a|b(c)|d)'")).toEqual([
      "'(b(c)|d)'",
      "'(a|d)'",
      "'(a|b(c))'",
    ]);
    expect(mutated('a number', '80')).toEqual(['81', '79']);
  });

  it('change the flags', () => {
    const sources = makePatternMutants("const a = new RegExp(A, 'u');").map(({ source }) => source);
    expect(sources).toEqual([
      "const a = new RegExp(A, 'ui');",
      "const a = new RegExp(A, 'um');",
      "const a = new RegExp(A, '');",
    ]);
  });
});
