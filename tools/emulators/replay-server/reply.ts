/** A request in the form that the publishers' parts of the server use. */
export interface Asked {
  readonly method: string;
  /** After the publisher's own prefix, with its query. */
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** An answer; `hang` never answers. */
export type Reply =
  | {
      readonly status: number;
      readonly body: string;
      readonly headers: Readonly<Record<string, string>>;
    }
  | 'hang';

/** An answer in JSON. */
export function json(status: number, body: unknown): Reply {
  return {
    status,
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  };
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** A page for people; `content` is HTML. */
export function page(title: string, content: string): Exclude<Reply, 'hang'> {
  const head = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>`;
  return {
    status: 200,
    body: `${head}<body style="font:17px/1.5 system-ui;max-width:40rem;margin:3rem auto;padding:0 1rem"><h1>${escaped(title)}</h1>${content}`,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  };
}

/** Text inside a page. */
export const inPage = escaped;

/** The failures that every publisher has by these names; undefined for any other name. */
export function failureOf(name: string): Reply | undefined {
  switch (name.toLowerCase().replaceAll('0', 'o')) {
    case 'slow':
      return 'hang';
    case 'maintenance':
      return json(503, { reason: 'inMaintenance', message: 'Be back soon.' });
    case 'broken':
      return json(500, { reason: 'unknownException' });
    default:
      return undefined;
  }
}
