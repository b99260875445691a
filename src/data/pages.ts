import type { Page } from './staff-backend';

/**
 * Every page of a list, one after the other, as fetched by `fetchPage`. Stopping the loop stops the
 * reading; a failed page rejects, and what came before is then not the whole list.
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
