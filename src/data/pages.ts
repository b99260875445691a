import type { Page } from './staff/lists';

/**
 * Fetches every page of a list in order. Leaving the loop stops the reading. If a page fails, the
 * loop throws, and the pages so far are not the whole list.
 */
export async function* eachPage<T>(
  fetchPage: (after?: unknown) => Promise<Page<T>>,
): AsyncGenerator<readonly T[], void, void> {
  let after: unknown;
  do {
    const page = await fetchPage(after);
    yield page.rows;
    after = page.next;
  } while (after !== undefined);
}
