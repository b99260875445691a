/**
 * Replaces vitest while mutants are tried. Starting vitest anew for each of hundreds of mutants
 * would take hours, so the tests are collected once and run from here.
 */
import type { Project } from '../../../tests/support/rules/rules-emulator';

/** A test of the rules, by its file and its full name; it fails by throwing. */
export interface RulesTest {
  readonly file: string;
  /** The projects in which it needs the rules. */
  readonly projects: readonly Project[];
  readonly name: string;
  readonly run: () => unknown;
}

/** Every test declared so far. */
export const collected: RulesTest[] = [];

let file: Pick<RulesTest, 'file' | 'projects'> = { file: '', projects: [] };
let group = '';
let preparations: readonly (() => unknown)[] = [];

/** Names the file of the tests that are declared from now on. */
export function beginFile(name: string, projects: readonly Project[]): void {
  file = { file: name, projects };
}

/** Declares a group of tests. */
export function describe(name: string, declare: () => void): void {
  const outer = { group, preparations };
  group = `${group}${name} › `;
  declare();
  ({ group, preparations } = outer);
}

/** All tests run one at a time here. */
describe.sequential = describe;

/** Declares a step before each of the following tests of its group. */
export function beforeEach(prepare: () => unknown): void {
  preparations = [...preparations, prepare];
}

let turn: Promise<unknown> = Promise.resolve();

/** Runs after every earlier test that runs in turn. */
function inTurn(run: () => Promise<void>): Promise<void> {
  const mine = turn.then(run);
  turn = mine.catch(() => {});
  return mine;
}

/** Declares a test. A test with a preparing step shares documents with others and runs in turn. */
export function test(name: string, run: () => unknown): void {
  const before = preparations;
  const prepared = async () => {
    for (const prepare of before) await prepare();
    await run();
  };
  collected.push({
    ...file,
    name: group + name,
    run: before.length > 0 ? () => inTurn(prepared) : run,
  });
}

/** The tests load the committed rules first. This replaces them with a mutant. */
export function beforeAll(): void {}
