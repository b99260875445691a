import { inPage, page } from './replay-server/reply';

/** A message that arrived at the local receiver. */
export interface Arrived {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
  /** Undefined if the signature is right, otherwise what is wrong with it. */
  readonly problem: string | undefined;
  /** What it was answered. */
  readonly status: number;
}

/** The answers that a person may choose, with their words. */
export const ANSWERS: Readonly<Record<number, string>> = {
  200: 'take events (200)',
  500: 'refuse them (500)',
};

function written(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), undefined, 2);
  } catch {
    return body;
  }
}

function article({ id, at, body, problem, status }: Arrived, isRepeated: boolean): string {
  const signature = problem === undefined ? 'signature right' : `signature wrong: ${problem}`;
  const facts = [signature, `answered ${status}`, ...(isRepeated ? ['arrived before'] : [])];
  return `<h2><code>${inPage(id)}</code></h2><p><time>${at.toISOString()}</time> · ${inPage(facts.join(' · '))}</p><pre style="overflow-x:auto">${inPage(written(body))}</pre>`;
}

/** The page of the local receiver: what arrived, newest first, and what it answers. */
export function corePage(arrived: readonly Arrived[], status: number) {
  const buttons = Object.entries(ANSWERS).map(
    ([value, words]) =>
      `<button name="status" value="${value}"${Number(value) === status ? ' disabled' : ''}>${inPage(words)}</button>`,
  );
  const articles = arrived.map((one, place) => {
    const earlier = arrived.slice(0, place);
    return article(
      one,
      earlier.some(({ id }) => id === one.id),
    );
  });
  const form = `<form method="post" action="/answer"><p>It shall ${buttons.join(' ')}</p></form>`;
  const none = '<p>Nothing yet. Send a request, or decide on one.</p>';
  const list = articles.reverse().join('\n') || none;
  return page('Stand-in for the bank’s core system', `${form}${list}`);
}
