import { access, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageId, type Send, SendFailure } from './mail.ts';
import { type OutboxMail, outboxPage } from './outbox-page.ts';

/** Replaces a file atomically, so that a reader never sees half of it. */
async function replace(file: string, content: string): Promise<void> {
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}.part`;
  await writeFile(draft, content);
  await rename(draft, file);
}

async function readOutbox(folder: string): Promise<OutboxMail[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  return Promise.all(
    files.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as OutboxMail),
  );
}

/** The folder of an outbox whose file names are the addresses to refuse. */
export const REFUSED = 'refused';

async function isRefused(folder: string, address: string): Promise<boolean> {
  return access(join(folder, REFUSED, encodeURIComponent(address))).then(
    () => true,
    () => false,
  );
}

async function requireAccepted(folder: string, addresses: readonly string[]): Promise<void> {
  for (const address of addresses)
    if (await isRefused(folder, address))
      throw new SendFailure(`550 ${address} is unknown here`, false);
}

/**
 * "Sends" into a folder: one JSON file per mail and an index.html that lists them. Like a mail
 * server, it refuses some addresses: those named in the folder `refused`.
 */
export function outboxSend(folder: string, from: string): Send {
  return async (mail) => {
    await requireAccepted(folder, mail.to);
    await mkdir(folder, { recursive: true });
    const id = messageId(mail.id, from);
    const kept: OutboxMail = {
      ...mail,
      to: mail.to.join(', '),
      sentAt: new Date().toISOString(),
      messageId: id,
    };
    await replace(join(folder, `${mail.id}.json`), JSON.stringify(kept, undefined, 2));
    await replace(join(folder, 'index.html'), outboxPage(await readOutbox(folder)));
    return {
      messageId: id,
      accepted: mail.to,
      rejected: [],
      pending: [],
      response: '250 kept in the outbox',
    };
  };
}
