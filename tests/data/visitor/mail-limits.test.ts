import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_MAILS_A_DAY } from '../../../src/domain/mail/mail';
import { PROJECT } from '../../support/emulators/data-project';
import { createAdmin } from '../../support/emulators/emulator-admin';
import {
  openBrowser,
  requestDraft,
  subscriberDraft,
} from '../../support/emulators/emulator-backend';
import { addresses, clearFaults, requestsTo } from '../../support/emulators/emulator-faults';

const admin = createAdmin(PROJECT);
const DAY_MS = 86_400_000;
const email = 'Ana.Perez@Example.com';

beforeAll(() => admin.loadRules());
beforeEach(() => clearFaults());
afterEach(() => admin.clear());
afterAll(() => admin.close());

function limitPath(): string {
  const hash = createHash('sha256').update(email.toLowerCase()).digest('hex');
  return `limites/${hash}_${Math.floor(Date.now() / DAY_MS)}`;
}

async function useUp(): Promise<void> {
  await admin.set(limitPath(), { total: MAX_MAILS_A_DAY, clave: 'earlier' });
  // Forgets that this was a commit, too.
  clearFaults();
}

describe('three mails to an address and day', () => {
  test('another address works at once, in the same session', async () => {
    await useUp();
    const { backend } = await openBrowser(PROJECT);
    await expect(backend.submitLoanRequest(requestDraft({ email }))).rejects.toMatchObject({
      code: 'address-limit',
    });
    expect(requestsTo(addresses.commit)).toBe(1);
    const other = requestDraft({ email: 'eva@example.com' });
    await expect(backend.submitLoanRequest(other)).resolves.toMatchObject({ status: 'pending' });
  });

  test('is not the reason given where this product finds fault with the text itself', async () => {
    await useUp();
    const { backend } = await openBrowser(PROJECT);
    const odd = requestDraft({ email, name: 'Ana\u202e' });
    await expect(backend.submitLoanRequest(odd)).rejects.toMatchObject({ code: 'denied' });
    await expect(
      backend.registerSubscriber({ ...subscriberDraft(email), lastName: '\u3164' }),
    ).rejects.toMatchObject({ code: 'denied' });
  });
});

describe('a clock that shows another day', () => {
  test.each([
    ['two days behind', -2],
    ['two days ahead', 2],
  ])('%s: a request arrives after the server was asked for its time', async (_, days) => {
    const { backend, clock } = await openBrowser(PROJECT);
    clock.advance(days * DAY_MS);
    await backend.submitLoanRequest(requestDraft({ email }));
    expect(requestsTo(addresses.commit)).toBe(2);
    expect(await admin.get(limitPath())).toMatchObject({ total: 1 });
  });

  test.each([
    ['two days behind', -2],
    ['two days ahead', 2],
  ])('%s: so does a sign-up, under a key of the right time', async (_, days) => {
    const { backend, clock } = await openBrowser(PROJECT);
    clock.advance(days * DAY_MS);
    await backend.registerSubscriber(subscriberDraft(email));
    expect(requestsTo(addresses.commit)).toBe(2);
    expect(await admin.ids('mail')).toEqual(await admin.ids('subscriptores'));
  });

  test('says so too where enough mails went out', async () => {
    await useUp();
    const { backend, clock } = await openBrowser(PROJECT);
    clock.advance(-2 * DAY_MS);
    await expect(backend.submitLoanRequest(requestDraft({ email }))).rejects.toMatchObject({
      code: 'address-limit',
    });
    expect(requestsTo(addresses.commit)).toBe(2);
  });
});
