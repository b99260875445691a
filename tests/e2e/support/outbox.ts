import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { OutboxMail } from '../../../functions/src/mail/outbox-page';
import { OUTBOX } from '../../../tools/support/local-project';

const folder = process.env.OUTBOX_DIR ?? OUTBOX;

/** The mails that the real mail function delivered to an address, oldest first. */
export async function mailsTo(address: string): Promise<OutboxMail[]> {
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as OutboxMail),
  );
  return mails.filter(({ to }) => to === address).sort((a, b) => a.sentAt.localeCompare(b.sentAt));
}

/** Expects a mail with this subject at an address, and returns its words. */
export async function mailText(email: string, subject: string): Promise<string> {
  const found = async () => (await mailsTo(email)).find((mail) => mail.subject === subject);
  await expect.poll(found, { timeout: 30_000 }).toBeDefined();
  return (await found())?.html ?? '';
}

/** The path and fragment of the link in the last mail with this subject. */
export async function linkIn(address: string, subject: RegExp): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const mail = (await mailsTo(address)).findLast((each) => subject.test(each.subject));
      link = mail?.text?.match(/https:\/\/[^/]+(\/(?:MisDatos|Baja)#\S+)/)?.[1] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}
