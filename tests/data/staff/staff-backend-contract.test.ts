import { beforeEach, describe, expect, test } from 'vitest';
import { eachPage } from '../../../src/data/pages';
import { readableRows } from '../../../src/data/staff/lists';
import type { RequestFilter, RequestOrder } from '../../../src/data/staff/requests';
import type { SubscriberFilter } from '../../../src/data/staff/subscribers';
import { MAX_RESENDS, type MailStatus } from '../../../src/domain/mail/mail';
import type { MarketValueChange } from '../../../src/domain/market/market-value';
import { reference } from '../../../src/domain/request/loan-request';
import { newCode } from '../../../src/domain/request/request-code';
import { sampleProof } from '../../../tools/samples/proofs';
import { bothStaffBackends } from '../../support/both-staff-backends';
import type { StaffWithMethods } from '../../support/staff-methods';
import { approval, requestFilter, requestOf, subscriberFilter } from '../../support/staff-records';
import type { StoredContents } from '../../support/stored-documents';

const APPROVED = approval();
const { implementations } = bothStaffBackends(['reviewer']);

const PROVEN = sampleProof({ accountYears: { kind: 'exact', value: 7 } });

const asked = {
  need: 'cedula',
  author: 'leo',
  askedAt: new Date(Date.UTC(2026, 10, 20)),
  answer: undefined,
} as const;

const decided = (hoursAgo: number) => ({
  author: 'leo',
  decidedAt: new Date(Date.now() - hoursAgo * 3_600_000),
  reason: undefined,
});

describe.each(implementations)('%s', (_name, open) => {
  let staff: StaffWithMethods;
  let uid: string;

  async function openWith(contents: StoredContents): Promise<void> {
    ({ staff, uid } = await open(contents));
  }

  async function idsOf(part: Partial<RequestFilter>): Promise<string[]> {
    const { rows } = await staff.read('pageRequests', requestFilter(part), 50);
    return rows.map(({ id }) => id);
  }

  describe('the queue', () => {
    beforeEach(() =>
      openWith({
        requests: [
          requestOf('urgent', { hoursAgo: 70 }),
          requestOf('fresh', { hoursAgo: 1, gameId: 'fortnite' }),
          requestOf('late', { hoursAgo: 80 }),
          requestOf('yes', {
            hoursAgo: 90,
            gameId: 'fortnite',
            status: 'approved',
            decision: decided(60),
          }),
          requestOf('no', { hoursAgo: 30, status: 'declined', decision: decided(0) }),
          requestOf('asked', { hoursAgo: 100, status: 'information', questions: [asked] }),
          requestOf('owes', { hoursAgo: 120, status: 'information', questions: [asked] }),
          requestOf('back', { hoursAgo: 110, status: 'withdrawn', withdrawnAt: new Date() }),
        ],
      }),
    );

    test('holds the requests of a filter in its order, and counts them', async () => {
      const expected: readonly (readonly [Partial<RequestFilter>, readonly string[]])[] = [
        [{}, ['late', 'urgent', 'fresh']],
        [{ overdue: true }, ['late']],
        [{ overdue: true, status: 'all' }, ['late']],
        [{ gameId: 'fortnite' }, ['fresh']],
        [{ overdue: true, gameId: 'roblox' }, ['late']],
        [{ status: 'approved' }, ['yes']],
        [{ status: 'declined', gameId: 'roblox' }, ['no']],
        [{ status: 'information' }, ['owes', 'asked']],
        [{ status: 'withdrawn' }, ['back']],
        [{ status: 'all' }, ['fresh', 'no', 'urgent', 'late', 'yes', 'asked', 'back', 'owes']],
        [{ status: 'all', gameId: 'fortnite' }, ['fresh', 'yes']],
        ...(['approved', 'information', 'withdrawn'] as const).map(
          (status) => [{ status, overdue: true }, []] as const,
        ),
      ];
      for (const [part, ids] of expected) {
        expect(await idsOf(part), JSON.stringify(part)).toEqual(ids);
        expect(await staff.read('countRequests', requestFilter(part))).toBe(ids.length);
      }
    });

    test('has its numbers: pending, due within 12 hours, decided today', async () => {
      const counts = await staff.read('requestCounts');
      expect(counts).toEqual({ pending: 3, soon: 2, decidedToday: 1 });
    });

    test('comes page by page, each request once, and says where it ends', async () => {
      const pages: string[][] = [];
      const all = requestFilter({ status: 'all' });
      for await (const rows of eachPage((after) => staff.read('pageRequests', all, 2, after)))
        pages.push(rows.map(({ id }) => id));
      expect(pages).toEqual([
        ['fresh', 'no'],
        ['urgent', 'late'],
        ['yes', 'asked'],
        ['back', 'owes'],
      ]);
      const { next, total } = await staff.read('pageRequests', requestFilter(), 3);
      expect([next, total]).toEqual([undefined, undefined]);
    });

    test('gives a request by its id, and none for any other text', async () => {
      expect(await staff.read('findRequest', 'late')).toMatchObject({
        id: 'late',
        gameId: 'roblox',
      });
      for (const id of ['nobody', 'a/b', '..', '__id__', ''])
        expect(await staff.read('findRequest', id)).toBeUndefined();
    });

    test('notes that a request is opened, and tells if there is none', async () => {
      expect(await staff.noteOpening('late')).toBe(true);
      expect(await staff.read('caseEntries', ['late'])).toMatchObject([{ kind: 'opened' }]);
      for (const id of ['nobody', 'a/b', '..', '__id__', ''])
        expect(await staff.noteOpening(id)).toBe(false);
    });
  });

  test('the bank’s hours are those in which it could act, in order, filter and counts', async () => {
    const due = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    const waits = (id: string, daysAgo: number) =>
      requestOf(id, {
        hoursAgo: 400,
        status: 'information',
        questions: [{ ...asked, askedAt: due(-24 * daysAgo) }],
        minutesLeft: 10,
      });
    await openWith({
      requests: [
        waits('asked', 2),
        waits('owes', 8),
        // Sent first, answered after nine days.
        requestOf('answered', { hoursAgo: 300, dueAt: due(48), proven: PROVEN }),
        requestOf('urgent', { hoursAgo: 200, dueAt: due(5) }),
        requestOf('late', { hoursAgo: 200, dueAt: due(-1) }),
        requestOf('later', { hoursAgo: 75 }),
        requestOf('fresh', { hoursAgo: 1 }),
      ],
    });
    const inOrder = ['later', 'late', 'urgent', 'answered', 'fresh'];
    const expected: readonly (readonly [Partial<RequestFilter>, readonly string[]])[] = [
      [{}, inOrder],
      [{ status: 'open' }, [...inOrder, 'owes', 'asked']],
      [
        { status: 'open', order: { by: 'left', descending: true } },
        ['asked', 'owes', ...inOrder.toReversed()],
      ],
      [{ overdue: true }, ['later', 'late']],
      [
        { overdue: true, status: 'all', order: { by: 'left', descending: true } },
        ['late', 'later'],
      ],
      [{ proof: 'proven' }, ['answered']],
      [{ search: 'persona', status: 'open' }, [...inOrder, 'owes', 'asked']],
      [{ search: 'persona', overdue: true }, ['later', 'late']],
    ];
    for (const [part, ids] of expected) {
      expect(await idsOf(part), JSON.stringify(part)).toEqual(ids);
      if (part.search === undefined)
        expect(await staff.read('countRequests', requestFilter(part))).toBe(ids.length);
    }
    expect(await staff.read('requestCounts')).toMatchObject({ pending: 5, soon: 3 });
    expect(await staff.read('nextRequest')).toMatchObject({ id: 'later' });
    expect(await staff.read('nextRequest', 'later')).toMatchObject({ id: 'late' });
  });

  test('the queue comes in the order that is chosen, those without a value as the least', async () => {
    await openWith({
      requests: [
        requestOf('zoe', { name: 'zoe Gil', value: 9_000, hoursAgo: 5 }),
        requestOf('angel', { name: 'Ángel Paz', value: 300, hoursAgo: 80 }),
        requestOf('bea', { name: 'Bea Gil', value: 12_000, hoursAgo: 90, proven: PROVEN }),
        requestOf('ana', { name: 'ana Gil', value: undefined, hoursAgo: 1 }),
        requestOf('ana2', { name: 'Ana Gil', value: 300, hoursAgo: 3, proven: PROVEN }),
      ],
    });
    const by = (name: RequestOrder['by'], descending = false) => ({
      order: { by: name, descending },
    });
    const expected: readonly (readonly [Partial<RequestFilter>, readonly string[]])[] = [
      [by('left'), ['bea', 'angel', 'zoe', 'ana2', 'ana']],
      [by('left', true), ['ana', 'ana2', 'zoe', 'angel', 'bea']],
      [by('name'), ['ana2', 'ana', 'angel', 'bea', 'zoe']],
      [by('name', true), ['zoe', 'bea', 'angel', 'ana2', 'ana']],
      [by('value'), ['ana', 'angel', 'ana2', 'zoe', 'bea']],
      [by('value', true), ['bea', 'zoe', 'angel', 'ana2', 'ana']],
      [{ ...by('value'), status: 'all' }, ['ana', 'angel', 'ana2', 'zoe', 'bea']],
      [{ ...by('name'), overdue: true }, ['angel', 'bea']],
      [{ ...by('value', true), overdue: true }, ['bea', 'angel']],
      [{ ...by('name', true), proof: 'proven' }, ['bea', 'ana2']],
      [{ ...by('value'), gameId: 'fortnite' }, []],
      [{ ...by('name'), search: 'gil' }, ['ana2', 'ana', 'bea', 'zoe']],
      [{ ...by('value', true), search: 'gil' }, ['bea', 'zoe', 'ana2', 'ana']],
      [{ ...by('left', true), search: 'gil' }, ['ana', 'ana2', 'zoe', 'bea']],
    ];
    for (const [part, ids] of expected) {
      expect(await idsOf(part), JSON.stringify(part)).toEqual(ids);
      if (part.search === undefined)
        expect(await staff.read('countRequests', requestFilter(part))).toBe(ids.length);
    }
    const paged: string[][] = [];
    const byValue = requestFilter(by('value', true));
    for await (const rows of eachPage((after) => staff.read('pageRequests', byValue, 2, after)))
      paged.push(rows.map(({ id }) => id));
    expect(paged).toEqual([['bea', 'zoe'], ['angel', 'ana2'], ['ana']]);
  });

  test('a request that waits for a second person is pending, has its own list, and says who proposed it', async () => {
    const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000);
    const proposal = (waiting = true) => ({ author: 'leo', proposedAt: at(60), waiting });
    const answer = { text: 'Sí', answeredAt: at(10) };
    await openWith({
      requests: [
        requestOf('waits', { name: 'Ana Pérez', hoursAgo: 3, proposal: proposal() }),
        requestOf('asked', {
          hoursAgo: 2,
          proposal: proposal(false),
          questions: [{ ...asked, askedAt: at(20), answer }],
        }),
        requestOf('new', { hoursAgo: 1 }),
        requestOf('decided', {
          status: 'approved',
          proposal: proposal(false),
          decision: decided(1),
        }),
      ],
    });
    expect(await idsOf({ status: 'confirming' })).toEqual(['waits']);
    expect(await staff.read('countRequests', requestFilter({ status: 'confirming' }))).toBe(1);
    for (const status of ['pending', 'open'] as const)
      expect(await idsOf({ status })).toEqual(['waits', 'asked', 'new']);
    for (const status of ['confirming', 'pending'] as const)
      for (const search of ['', 'ana']) {
        const { rows } = await staff.read('pageRequests', requestFilter({ status, search }), 50);
        expect(rows[0]).toMatchObject({ id: 'waits', proposal: { author: 'leo', waiting: true } });
      }
    expect(await staff.read('findRequest', 'asked')).toMatchObject({
      proposal: { waiting: false },
      questions: [{ author: 'leo' }],
    });
    const [closed] = readableRows(
      (await staff.read('pageRequests', requestFilter({ status: 'approved' }), 50)).rows,
    );
    expect((await staff.read('findDuplicates', closed ?? requestOf('none'))).request).toMatchObject(
      {
        id: 'decided',
        decision: { author: 'leo' },
        proposal: { author: 'leo', waiting: false },
      },
    );
  });

  test('a search finds a request by its code, its reference, or the beginning of either', async () => {
    const code = newCode();
    const coded = requestOf('coded', { code });
    await openWith({ requests: [coded, requestOf('early')] });
    const found = ['coded'];
    const link = `https://levelup.example/Solicitud#${code}`;
    const quoted = [reference(coded), reference(coded).slice(3).toLowerCase()];
    for (const search of [code, ` ${link.toLowerCase()} `, ...quoted])
      expect(await idsOf({ search }), search).toEqual(found);
    expect(await idsOf({ search: reference({ id: 'coded' }) })).toEqual([]);
  });

  describe('a search for requests', () => {
    beforeEach(() =>
      openWith({
        requests: [
          requestOf('ana', {
            name: 'Ana Pérez',
            nickname: 'anita',
            email: 'perez@example.com',
            cedula: '001-1234567-8',
            hoursAgo: 3,
          }),
          requestOf('anabel', {
            name: 'anabel',
            nickname: 'belita',
            email: 'bel@example.com',
            cedula: 'AB-9',
            hoursAgo: 2,
          }),
          requestOf('luis', {
            name: 'LUIS',
            nickname: 'DarkLord',
            email: 'ana.luis@example.com',
            cedula: '002-0000000-1',
            hoursAgo: 1,
          }),
          requestOf('gone', {
            name: 'Ana Gil',
            cedula: 'ZZ999',
            status: 'approved',
            decision: decided(1),
            hoursAgo: 100,
          }),
        ],
      }),
    );

    test('finds beginnings of words, without regard to case, accents and hyphens', async () => {
      const expected: readonly (readonly [Partial<RequestFilter>, readonly string[]])[] = [
        [{ search: 'ANA' }, ['ana', 'anabel', 'luis']],
        [{ search: 'ana pérez' }, ['ana']],
        [{ search: 'perez' }, ['ana']],
        [{ search: 'darklord' }, ['luis']],
        [{ search: 'Perez@Ex' }, ['ana']],
        [{ search: '00112345' }, ['ana']],
        [{ search: '00-11234567-8' }, ['ana']],
        [{ search: 'ab-' }, ['anabel']],
        [{ search: 'ab9 anab' }, ['anabel']],
        [{ search: 'LU-ANAB-EL' }, ['anabel']],
        [{ search: 'ana', gameId: 'fortnite' }, []],
        [{ search: 'ana', status: 'all' }, ['luis', 'anabel', 'ana', 'gone']],
        [{ search: 'ana', overdue: true }, []],
        [{ search: 'x y' }, []],
        [{ search: '--' }, []],
      ];
      for (const [part, ids] of expected) {
        const { rows, total } = await staff.read('pageRequests', requestFilter(part), 50);
        expect(
          rows.map(({ id }) => id),
          JSON.stringify(part),
        ).toEqual(ids);
        expect(total).toBe(ids.length);
      }
    });

    test('comes in pages, and only the first tells the total', async () => {
      const filter = requestFilter({ search: 'ana' });
      const first = await staff.read('pageRequests', filter, 2);
      expect(first).toMatchObject({ rows: [{ id: 'ana' }, { id: 'anabel' }], total: 3 });
      const { rows, next, total } = await staff.read('pageRequests', filter, 2, first.next);
      expect(rows).toMatchObject([{ id: 'luis' }]);
      expect([next, total]).toEqual([undefined, undefined]);
    });
  });

  test('the others on its document, e-mail or account are found, newest first', async () => {
    const proven = sampleProof({});
    const one = requestOf('one', {
      ...{ cedula: 'AB-1234', email: 'same@example.com', phone: '+18095550142' },
      ...{ proven, hoursAgo: 6 },
    });
    const others = [
      requestOf('document', { cedula: 'ab1234', hoursAgo: 5 }),
      requestOf('mailbox', { email: 'Same@example.com', hoursAgo: 4 }),
      requestOf('account', { proven, hoursAgo: 3 }),
      requestOf('all', {
        ...{ cedula: 'AB 1234', email: 'same@example.com', proven, hoursAgo: 2 },
        ...{ status: 'declined', decision: decided(1) },
      }),
    ];
    const apart = [
      requestOf('lone'),
      requestOf('telephone', { phone: '+18095550142' }),
      requestOf('elsewhere', { proven, gameId: 'warcraft' }),
      requestOf('name', { nickname: one.applicant.nickname }),
    ];
    await openWith({ requests: [one, ...others, ...apart] });
    const found = (await staff.read('findDuplicates', one)).others;
    expect(found.map(({ id }) => id)).toEqual(['all', 'account', 'mailbox', 'document']);
  });

  describe('a decision', () => {
    test('has author and time, and its mail waits', async () => {
      const request = requestOf('one');
      await openWith({ requests: [request] });
      expect(await staff.read('mailsOf', request)).toEqual([]);
      const [after = request] = await staff.decide(request, APPROVED);
      expect(after).toEqual({
        ...request,
        status: 'approved',
        decision: {
          author: uid,
          decidedAt: expect.any(Date),
          reason: undefined,
          until: expect.any(Date),
          mostLent: APPROVED.mostLent,
        },
      });
      expect(await staff.read('findRequest', 'one')).toMatchObject({ status: 'approved' });
      expect((await staff.read('mailsOf', after)).at(-1)).toEqual({
        kind: 'result',
        mailId: 'one_decision',
        state: 'unsent',
        error: undefined,
        attempts: 0,
        stuck: false,
        resends: 0,
      });
    });
  });

  describe('a question', () => {
    const answer = { text: 'Sí', answeredAt: new Date(Date.UTC(2026, 10, 21)) };
    const answered = { ...asked, answer };

    test('waits for its answer, with who asked and when', async () => {
      const request = requestOf('one', { code: newCode(), questions: [answered] });
      await openWith({ requests: [request] });
      const after = await staff.askInformation(request, 'phone');
      const last = { need: 'phone', author: uid, askedAt: expect.any(Date), answer: undefined };
      const questions = [answered, last];
      // Received ten hours ago, within five minutes.
      const minutesLeft = expect.closeTo(62 * 60, -1);
      const waits = { ...request, status: 'information', questions, minutesLeft };
      expect(after).toEqual(waits);
      expect(await staff.read('findRequest', 'one')).toEqual(waits);
    });

    test('may stay without an answer: staff decides meanwhile', async () => {
      const request = requestOf('one', { status: 'information', questions: [asked] });
      await openWith({ requests: [request] });
      await staff.decide(request, { status: 'declined', reason: 'income' });
      expect(await staff.read('findRequest', 'one')).toMatchObject({
        status: 'declined',
        decision: { reason: 'income' },
        questions: [asked],
      });
    });
  });

  test('a request is found by the address that it had before', async () => {
    const correction = { previous: 'ana@example.com', correctedAt: new Date() };
    await openWith({ requests: [requestOf('one', { correction })] });
    expect(await idsOf({ search: correction.previous })).toEqual(['one']);
  });

  test('a mail is sent again after it failed or when it is stuck, and not while it is new', async () => {
    const mail = (mailId: string, changes: Partial<MailStatus>): MailStatus => ({
      mailId,
      state: 'unsent',
      error: undefined,
      attempts: 0,
      stuck: false,
      resends: 0,
      ...changes,
    });
    const failed = mail('failed', { state: 'error', error: 'mailbox full', attempts: 3 });
    await openWith({
      requests: [
        requestOf('failed'),
        requestOf('forgotten'),
        requestOf('held'),
        requestOf('fresh', { hoursAgo: 0 }),
        requestOf('sent'),
        requestOf('often'),
      ],
      mails: {
        failed,
        forgotten: mail('forgotten', { stuck: true }),
        held: mail('held', { state: 'limit' }),
        fresh: mail('fresh', {}),
        sent: mail('sent', { state: 'success', attempts: 1 }),
        often: mail('often', { state: 'error', resends: MAX_RESENDS }),
      },
    });
    const statusOf = async (id: string) => (await staff.read('mailsOf', requestOf(id)))[0];
    expect(await statusOf('failed')).toEqual({ kind: 'received', ...failed });
    expect(await statusOf('forgotten')).toMatchObject({ state: 'unsent', stuck: true });
    expect(await statusOf('held')).toMatchObject({ state: 'limit', stuck: false });
    for (const id of ['failed', 'forgotten', 'held']) {
      await staff.sendMailAgain(id);
      expect(await statusOf(id)).toMatchObject({ state: 'retry', stuck: false, resends: 1 });
      expect(await staff.read('caseEntries', [id])).toMatchObject([
        { kind: 'resent', author: uid },
      ]);
      // A second press finds that it is on its way.
      await expect(staff.sendMailAgain(id)).resolves.toBeUndefined();
    }
    await expect(staff.sendMailAgain('often')).rejects.toMatchObject({ code: 'denied' });
    await expect(staff.sendMailAgain('fresh')).rejects.toMatchObject({ code: 'denied' });
    await staff.sendMailAgain('sent');
    expect(await statusOf('sent')).toMatchObject({ state: 'success' });
  });

  describe('a market value', () => {
    const change: MarketValueChange = {
      index: 1,
      value: 155,
      previous: 150,
      reason: undefined,
      author: 'leo',
      changedAt: new Date(Date.UTC(2026, 10, 1)),
    };
    const roblox = { id: 'roblox', name: 'Roblox', values: [150, 155], image: '', path: '/Roblox' };
    beforeEach(() =>
      openWith({ games: [{ ...roblox, lastChange: change }], changes: { roblox: [change] } }),
    );

    test('is appended with who, when and why, and becomes the last change', async () => {
      const reason = { es: ' Oferta de verano ', en: 'Summer sale' };
      await staff.appendMarketValue('roblox', [150, 155], 170, reason);
      await staff.appendMarketValue('roblox', [150, 155, 170], 165, undefined);
      const changes = await staff.read('listChanges', 'roblox');
      const made = { author: uid, changedAt: expect.any(Date) };
      expect(changes).toEqual([
        { index: 3, value: 165, previous: 170, reason: undefined, ...made },
        {
          index: 2,
          value: 170,
          previous: 155,
          reason: { es: 'Oferta de verano', en: 'Summer sale' },
          ...made,
        },
        change,
      ]);
      const values = [150, 155, 170, 165];
      const { games } = await staff.read('listGames');
      expect(games).toEqual([{ ...roblox, values, lastChange: changes[0] }]);
    });

    test('over a newer one is a conflict, and out of bounds is denied', async () => {
      const stale = staff.appendMarketValue('roblox', [150], 170, undefined);
      await expect(stale).rejects.toMatchObject({ code: 'conflict' });
      const low = staff.appendMarketValue('roblox', [150, 155], 9, undefined);
      await expect(low).rejects.toMatchObject({ code: 'denied' });
      expect((await staff.read('listGames')).games).toMatchObject([{ values: [150, 155] }]);
    });
  });

  describe('subscribers', () => {
    const subscriber = (id: string, name: string, lastName: string, minute: number) => ({
      id,
      name,
      lastName,
      email: `${name.toLowerCase()}@example.com`,
      registeredAt: new Date(Date.UTC(2026, 10, 1, 12, minute)),
      // Older ones were not asked.
      consent:
        minute === 1
          ? undefined
          : {
              version: '2026-11',
              language: 'en' as const,
              acceptedAt: new Date('2026-11-01T00:00-04:00'),
            },
    });
    const carla = subscriber('c_3', 'Carla', 'Zeta', 3);
    beforeEach(() =>
      openWith({
        subscribers: [
          subscriber('b_2', 'beto', 'Anaya', 2),
          subscriber('a_1', 'Ana', 'Gil', 1),
          carla,
        ],
      }),
    );

    test('come in the order and with the beginning that is asked for', async () => {
      const expected: readonly (readonly [Partial<SubscriberFilter>, readonly string[]])[] = [
        [{}, ['Carla', 'beto', 'Ana']],
        [{ sortBy: 'email', descending: false }, ['Ana', 'beto', 'Carla']],
        [{ sortBy: 'name', descending: false }, ['Ana', 'Carla', 'beto']],
        [{ sortBy: 'lastName' }, ['Carla', 'Ana', 'beto']],
        [{ search: 'ana', sortBy: 'name' }, ['beto', 'Ana']],
        [{ search: 'BETO@' }, ['beto']],
        [{ search: 'nobody' }, []],
      ];
      for (const [part, names] of expected) {
        const { rows, total } = await staff.read('pageSubscribers', subscriberFilter(part), 10);
        const found = readableRows(rows).map(({ name }) => name);
        expect(found, JSON.stringify(part)).toEqual(names);
        expect(total).toBe(part.search === undefined ? undefined : names.length);
      }
      expect(await staff.read('countSubscribers')).toBe(3);
    });

    test('come page by page, each once, with their fields', async () => {
      const found = [];
      const pages = eachPage((after) =>
        staff.read('pageSubscribers', subscriberFilter(), 2, after),
      );
      for await (const rows of pages) found.push(...rows);
      expect(found.map(({ id }) => id)).toEqual(['c_3', 'b_2', 'a_1']);
      expect(found[0]).toEqual(carla);
    });
  });

  test('staff are named by the directory, unknown ones by nothing', async () => {
    await openWith({ names: { leo: 'Leo Díaz' } });
    expect(await staff.read('staffName', 'leo')).toBe('Leo Díaz');
    expect(await staff.read('staffName', 'nobody')).toBeUndefined();
  });
});
