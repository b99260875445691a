/** A mail in the local outbox; `sentAt` in ISO 8601. */
export interface OutboxMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html?: string;
  readonly text?: string;
  readonly sentAt: string;
  readonly messageId: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** The words of a message, one line per paragraph, without its markup. */
const words = (html: string) =>
  html
    .replace(/<\/p>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .trim();

const part = (name: string, content: string | undefined) =>
  content === undefined
    ? ''
    : `\n<details><summary>${name}</summary><pre>${escapeHtml(content)}</pre></details>`;

function article({ id, to, subject, html, text, sentAt }: OutboxMail): string {
  return `<article><h2>${escapeHtml(subject)}</h2>
<p><b>${escapeHtml(to)}</b> · <time>${escapeHtml(sentAt)}</time> · <code>${escapeHtml(id)}</code></p>
<pre>${escapeHtml(html === undefined ? (text ?? '') : words(html))}</pre>${part('Text part', text)}</article>`;
}

/** The page that lists the mails of a local outbox, newest first. */
export function outboxPage(mails: readonly OutboxMail[]): string {
  const newestFirst = [...mails].sort((a, b) => b.sentAt.localeCompare(a.sentAt));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="5">
<meta name="viewport" content="width=device-width"><title>Outbox (${mails.length})</title>
<style>body{font:1rem/1.5 system-ui;max-width:48rem;margin:2rem auto;padding:0 1rem}
article{border-top:1px solid #999}h2{margin-bottom:0}pre{white-space:pre-wrap;font:inherit}</style>
</head><body><h1>Outbox: ${mails.length}</h1>
${newestFirst.map(article).join('\n')}
</body></html>
`;
}
