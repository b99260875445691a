import type { Project } from '../../../tests/support/rules/rules-emulator';

/**
 * Stands in for vitest while mutants are tried: starting vitest anew for each of hundreds of them
 * would take hours, so the tests are collected once and run from here.
 */

/** A test of the rules, by its full name; it fails by throwing. */
export interface RulesTest {
  readonly name: string;
  readonly run: () => unknown;
}

/** A test and the projects whose rules its file tries. */
export interface PlacedTest extends RulesTest {
  readonly projects: readonly Project[];
}

/** Every test declared so far. */
export const collected: RulesTest[] = [];

let group = '';
let preparations: readonly (() => unknown)[] = [];

/** Declares a group of tests. */
export function describe(name: string, declare: () => void): void {
  const outer = { group, preparations };
  group = `${group}${name} › `;
  declare();
  ({ group, preparations } = outer);
}

/** Here the tests run one at a time anyway. */
describe.sequential = describe;

/** Declares what comes before each of the following tests of its group. */
export function beforeEach(prepare: () => unknown): void {
  preparations = [...preparations, prepare];
}

let turn: Promise<unknown> = Promise.resolve();

/** Runs after whatever else was to run in turn. */
function inTurn(run: () => Promise<void>): Promise<void> {
  const mine = turn.then(run);
  turn = mine.catch(() => {});
  return mine;
}

/** Declares a test. One that something prepares shares documents with others, and takes its turn. */
export function test(name: string, run: () => unknown): void {
  const before = preparations;
  const prepared = async () => {
    for (const prepare of before) await prepare();
    await run();
  };
  collected.push({ name: group + name, run: before.length > 0 ? () => inTurn(prepared) : run });
}

/** The tests load the committed rules first. Here a mutant takes their place. */
export function beforeAll(): void {}
