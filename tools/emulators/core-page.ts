import { BANK_OUTCOMES } from '../../src/domain/request/bank-outcome';
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

/** The last status that was sent to the site for a code, and the site's answer. */
export interface Told {
  readonly code: string;
  readonly status: string;
  readonly answer: string;
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

/** Codes whose last event says that they are approved, newest first. */
function approvedCodes(arrived: readonly Arrived[]): string[] {
  const states = new Map<string, unknown>();
  for (const { body, problem } of arrived) {
    if (problem !== undefined) continue;
    const { data } = JSON.parse(body) as { data?: { code?: string; state?: unknown } };
    const { code = '', state } = data ?? {};
    states.delete(code);
    states.set(code, state);
  }
  return [...states].flatMap(([code, state]) => (state === 'approved' ? [code] : [])).reverse();
}

/** A form that tells the site what became of an approval. */
function tellForm(code: string): string {
  const buttons = BANK_OUTCOMES.map(
    (status) => `<button name="status" value="${status}">tell: ${status}</button>`,
  );
  return `<form method="post" action="/tell"><p><code>${inPage(code)}</code> <input type="hidden" name="code" value="${inPage(code)}">${buttons.join(' ')}</p></form>`;
}

/**
 * The page of the local receiver: the messages that arrived, newest first, the answer that it
 * gives, and buttons to report how approvals ended.
 */
export function corePage(arrived: readonly Arrived[], status: number, told?: Told) {
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
  const answer = told
    ? `<p>Told <b>${inPage(told.status)}</b> of <code>${inPage(told.code)}</code>: ${inPage(told.answer)}</p>`
    : '';
  const tell = approvedCodes(arrived).map(tellForm).join('\n');
  const none = '<p>Nothing yet. Send a request, or decide on one.</p>';
  const list = articles.reverse().join('\n') || none;
  return page('Stand-in for the bank’s core system', `${form}${answer}${tell}${list}`);
}
