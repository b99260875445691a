import { AsyncLocalStorage } from 'node:async_hooks';
import { type Project, testedProjects } from '../../../tests/support/rules/rules-emulator';
import type { RulesTest } from './collector';

/** A test, and the projects and collections of those of its requests that the rules check. */
export interface PlacedTest extends RulesTest {
  readonly projects: readonly Project[];
  /** The first part of the path of every document that it reads, lists or writes. */
  readonly collections: ReadonlySet<string>;
}

interface Asked {
  /** Ids of projects. */
  readonly projects: Set<string>;
  readonly collections: Set<string>;
}

const asking = new AsyncLocalStorage<Asked>();

const PROJECT = /projects\/([\w-]+)/;
const DOCUMENT = /\/documents\/(\w+)/g;
const LISTED = /"collectionId":"(\w+)"/g;

/** Records the requests of tests from now on. Comes before the tests connect. */
export function recordRequests(): void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const asked = asking.getStore();
    const headers = new Headers(init?.headers);
    if (asked && headers.get('authorization') !== 'Bearer owner') {
      const text = `${input instanceof Request ? input.url : input} ${init?.body ?? ''}`;
      const project = text.match(PROJECT)?.[1];
      if (project) asked.projects.add(project);
      for (const pattern of [DOCUMENT, LISTED])
        for (const [, name = ''] of text.matchAll(pattern)) asked.collections.add(name);
    }
    return fetch(input, init);
  };
}

/** Runs a test and returns it with what it asked; throws what it throws. */
export async function placeTest(test: RulesTest): Promise<PlacedTest> {
  const asked: Asked = { projects: new Set(), collections: new Set() };
  await asking.run(asked, async () => test.run());
  return { ...test, projects: testedProjects(asked.projects), collections: asked.collections };
}
