import { bank } from '../../../src/bank/bank.ts';
import { fullHourMail } from '../../../src/domain/mail/digest-mail.ts';
import { FULL_HOUR } from '../mail/mail-limit.ts';
import { type DigestTools, readAddresses, sendAll } from './digest.ts';

/**
 * Mails the addresses of `ajustes/avisos` once about each hour in which mails that visitors caused found
 * no room. Resolves to that hour, since 1970; undefined if there is nothing new. If no address could
 * be reached, the next run tries again.
 */
export async function tellFullHour(
  tools: DigestTools,
  mailsAnHour: number = bank.mailsAnHour,
): Promise<number | undefined> {
  const { db, now } = tools;
  const told = db.doc(FULL_HOUR);
  const { llena, dicha } = (await told.get()).data() ?? {};
  if (llena === undefined || llena === dicha) return undefined;
  const mail = fullHourMail(mailsAnHour);
  const addresses = await readAddresses(db);
  const mails = addresses.map((to, place) => ({
    ...{ id: `llena_${now()}_${place}`, to: [to] },
    ...mail,
  }));
  const outcomes = await sendAll(tools, mails);
  const isTold = mails.length === 0 || outcomes.some(({ state }) => state === 'SUCCESS');
  if (!isTold) return undefined;
  await told.update({ dicha: llena });
  return llena;
}
