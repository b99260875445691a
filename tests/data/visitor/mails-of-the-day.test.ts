import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../src/domain/time';
import { dataProject, PROJECT } from '../../support/emulators/data-project';
import {
  openBrowser,
  requestDraft,
  subscriberDraft,
} from '../../support/emulators/emulator-backend';
import { addresses, requestsTo } from '../../support/emulators/emulator-faults';

const admin = dataProject();
const email = 'Ana.Perez@Example.com';

test('a request and acts on it are taken however many mails the address has had', async () => {
  for (let n = 1; n <= 4; n += 1) {
    const { backend } = await openBrowser(PROJECT);
    await backend.registerSubscriber(subscriberDraft(email));
  }
  const { backend } = await openBrowser(PROJECT);
  const sent = await backend.submitLoanRequest(requestDraft({ email }));
  const withdrawn = await backend.withdrawRequest(sent);
  expect(withdrawn).toMatchObject({ status: 'withdrawn' });
  expect(await admin.ids('mail')).toHaveLength(6);
  expect(await admin.ids('limites')).toEqual([]);
});

describe('what the rules refuse', () => {
  test('is denied for any cause, and nothing is stored', async () => {
    const { backend } = await openBrowser(PROJECT);
    const odd = requestDraft({ email, name: 'Ana\u202ePaz' });
    await expect(backend.submitLoanRequest(odd)).rejects.toMatchObject({ code: 'denied' });
    await expect(
      backend.registerSubscriber({ ...subscriberDraft(email), lastName: 'Gil\u3164Paz' }),
    ).rejects.toMatchObject({ code: 'denied' });
    for (const collection of ['users', 'subscriptores', 'mail'])
      expect(await admin.ids(collection)).toEqual([]);
  });
});

describe('a clock that shows another day', () => {
  test.each([
    ['two days behind', -2],
    ['two days ahead', 2],
  ])('%s: a request arrives at once', async (_, days) => {
    const { backend, clock } = await openBrowser(PROJECT);
    clock.advance(days * DAY_MS);
    await backend.submitLoanRequest(requestDraft({ email }));
    expect(requestsTo(addresses.commit)).toBe(1);
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
});
