import { describe, expect, it, vi } from 'vitest';
import { bank } from '../../../src/bank/bank';
import { newCode } from '../../../src/domain/request/request-code';
import { coreAddressRecord, SETTING_PATHS } from '../../../src/records/settings';
import { withAdmin } from '../../../tools/support/admin';
import { PORTS, PROJECT } from '../../../tools/support/local-project';
import { deleteDocument, writeDocument } from '../../e2e/support/firestore-admin';
import { mailsTo } from '../../e2e/support/outbox';
import {
  openBrowser,
  requestDraft,
  subscriberDraft,
} from '../../support/emulators/emulator-backend';
import { openReceiver } from '../events/receiver';
import { everything } from './project';

/** Functions start slowly on a busy machine. */
const soon = { timeout: 50_000, interval: 200 };

const address = (name: string) => `${name}.${process.pid}.${Date.now()}@correo.example`;

/** A browser that has sent a request to this address. */
async function sender(email: string) {
  const { backend } = await openBrowser(PROJECT);
  const request = await backend.submitLoanRequest(requestDraft({ email }));
  return { backend, code: request.code ?? '', uid: request.id };
}

/** All stored documents about a person. */
async function traces(...words: readonly string[]): Promise<string[]> {
  const documents = await withAdmin(undefined, ({ db }) => everything(db));
  return Object.entries(documents)
    .filter(([, data]) => words.some((word) => JSON.stringify(data).includes(word)))
    .map(([path]) => path);
}

const hasAccount = (uid: string) =>
  withAdmin(undefined, ({ auth }) =>
    auth.getUser(uid).then(
      () => true,
      () => false,
    ),
  );

describe('erasing on the emulators', () => {
  it('the own request is done at once, and its last mail goes out', async () => {
    const email = address('ana');
    const { backend, code, uid } = await sender(email);
    await backend.eraseOwnData('es');
    expect(await hasAccount(uid)).toBe(false);
    // The last mail goes out after the erasing, and its document goes with it.
    const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject);
    await vi.waitFor(
      async () => expect((await subjects()).at(-1)).toBe('Borramos tus datos'),
      soon,
    );
    await vi.waitFor(async () => expect(await traces(uid, code, email)).toEqual([]), soon);
  });

  it('by code is done by the mailed link, and by no other key', async () => {
    const email = address('eva');
    const { code, uid } = await sender(email);
    const { backend } = await openBrowser(PROJECT);
    expect(await backend.askForLink(code, 'erasure', 'en')).toBe('mailed');
    const key = await vi.waitFor(async () => {
      const mails = await mailsTo(email);
      const link = mails.find(({ subject }) => subject === 'Confirm that we erase your data');
      const [, found] = /\.borrado\.(LU-\S+)/.exec(link?.text ?? '') ?? [];
      if (found === undefined) throw new Error('The link has not arrived.');
      return found;
    }, soon);

    const link = { code, kind: 'erasure', key } as const;
    const wrong = backend.confirmLink({ ...link, key: newCode() });
    await expect(wrong).rejects.toMatchObject({ code: 'denied' });
    expect(await backend.confirmLink(link)).toBe('done');
    await vi.waitFor(async () => expect(await traces(uid, code, email, key)).toEqual([]), soon);
    expect(await backend.trackRequest(code)).toBeUndefined();
  });

  it('a subscription ends by the code of its mail', async () => {
    const email = address('leo');
    const { backend } = await openBrowser(PROJECT);
    await backend.registerSubscriber(subscriberDraft(email));
    await vi.waitFor(async () => expect(await mailsTo(email)).toHaveLength(1), soon);
    const [mail] = await mailsTo(email);
    const [, code = ''] = /\/Baja#(LU-\S+)/.exec(mail?.text ?? '') ?? [];
    const elsewhere = (await openBrowser(PROJECT)).backend;
    await elsewhere.unsubscribe(code);
    await vi.waitFor(async () => expect(await traces(email)).toEqual([]), soon);
  });
});

it('what needs no session is taken thirty times an hour from a connection, and a made-up address is none', async () => {
  const url = `http://127.0.0.1:${PORTS.functions}/${PROJECT}/${bank.region}/visitorAct`;
  const own = `203.0.113.${process.pid % 250}`;
  async function say(name: string, asked: object, from: string) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ data: { name, asked } }),
    });
    return answer.status;
  }
  const code = newCode();
  const statuses: number[] = [];
  for (let n = 0; n < 30; n += 1) statuses.push(await say('unsubscribe', { code }, own));
  expect(new Set(statuses)).toEqual(new Set([200]));
  for (const name of ['unsubscribe', 'eraseByLink', 'withdrawByLink', 'askForLink'])
    expect(await say(name, { code }, `198.51.100.7, ${own}`)).toBe(429);
  // What needs a session is refused for that alone.
  expect(await say('withdraw', {}, own)).toBe(200);
});

// Here, because other tests of this file look for traces of a code in the whole database.
describe('events on the emulators', () => {
  it('tell the core system of a request at once, and that it was erased', async () => {
    const receiver = await openReceiver(Date.now);
    await writeDocument(
      SETTING_PATHS.core,
      coreAddressRecord({ value: receiver.address, edits: 1 }, (moment) => moment),
    );
    try {
      const email = address('mia');
      const { backend, code, uid } = await sender(email);
      const own = () => receiver.taken.filter(({ body }) => body.data.code === code);
      // Erasing withdraws an open request first; whether that is told too depends on how fast events are.
      const types = () => own().map(({ type }) => type);
      const told = () => types().filter((type) => type !== 'request.withdrawn');
      await vi.waitFor(() => expect(told()).toEqual(['request.sent']), soon);
      await backend.eraseOwnData('es');
      await vi.waitFor(() => expect(told()).toEqual(['request.sent', 'request.erased']), soon);
      expect(receiver.forged).toEqual([]);
      expect(JSON.stringify(own())).not.toMatch(new RegExp(`${email}|${uid}`));
      await vi.waitFor(
        async () => expect(await traces(uid, code, email)).toEqual([`eventos/${code}`]),
        soon,
      );
    } finally {
      await deleteDocument(SETTING_PATHS.core);
      receiver.close();
    }
  });
});
