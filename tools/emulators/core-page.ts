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

/** The last status that was sent to the site for an approval, and the site's answer. */
export interface Told {
  readonly event: string;
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

function article({ id, at, body, problem, status }: Arrived, isDuplicated: boolean): string {
  const signature = problem === undefined ? 'signature right' : `signature wrong: ${problem}`;
  const facts = [signature, `answered ${status}`, ...(isDuplicated ? ['arrived before'] : [])];
  return `<h2><code>${inPage(id)}</code></h2><p><time>${at.toISOString()}</time> · ${inPage(facts.join(' · '))}</p><pre style="overflow-x:auto">${inPage(written(body))}</pre>`;
}

/** An approval that the receiver was told of. */
interface Approval {
  readonly code: string;
  /** The id of the message that told it. */
  readonly event: string;
}

/** The approvals that arrived, newest first: also those that were undone since, or lapsed. */
function approvalsIn(arrived: readonly Arrived[]): Approval[] {
  const approvals = new Map<string, Approval>();
  for (const { id, body, problem } of arrived) {
    if (problem !== undefined) continue;
    const { type, data } = JSON.parse(body) as {
      type?: string;
      data?: { code?: string; state?: unknown };
    };
    const { code = '', state } = data ?? {};
    if (type === 'request.decided' && state === 'approved') approvals.set(id, { code, event: id });
    if (type === 'request.erased')
      for (const one of approvals.values()) if (one.code === code) approvals.delete(one.event);
  }
  return [...approvals.values()].reverse();
}

const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${inPage(value)}">`;

/** A form that tells the site what became of an approval. */
function tellForm({ code, event }: Approval): string {
  const buttons = BANK_OUTCOMES.map(
    (status) => `<button name="status" value="${status}">tell: ${status}</button>`,
  );
  const fields = hidden('code', code) + hidden('event', event);
  return `<form method="post" action="/tell"><p><code>${inPage(event)}</code> ${fields}${buttons.join(' ')}</p></form>`;
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
    ? `<p>Told <b>${inPage(told.status)}</b> of <code>${inPage(told.event)}</code>: ${inPage(told.answer)}</p>`
    : '';
  const tell = approvalsIn(arrived).map(tellForm).join('\n');
  const none = '<p>Nothing yet. Send a request, or decide on one.</p>';
  const list = articles.reverse().join('\n') || none;
  return page('Stand-in for the bank’s core system', `${form}${answer}${tell}${list}`);
}
