/**
 * Stands in for vitest while mutants are tried: starting vitest anew for each of hundreds of them
 * would take hours, so the tests are collected once and run from here.
 */

/** A test of the rules, by its full name; it fails by throwing. */
export interface RulesTest {
  readonly name: string;
  readonly run: () => unknown;
}

/** Every test declared so far. */
export const collected: RulesTest[] = [];

let group = '';

/** Declares a group of tests. */
export function describe(name: string, declare: () => void): void {
  const outer = group;
  group = `${outer}${name} › `;
  declare();
  group = outer;
}

/** Declares a test. */
export function test(name: string, run: () => unknown): void {
  collected.push({ name: group + name, run });
}

/** The tests load the committed rules first. Here a mutant takes their place. */
export function beforeAll(): void {}
