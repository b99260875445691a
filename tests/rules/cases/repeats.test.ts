import { type DocumentData, Timestamp } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { MAX_REPEATS } from '../../../src/domain/request/case';
import {
  decisionWrites,
  placeOpen,
  proposalWrites,
  repeatWrites,
  type StoredRequest,
  waiting,
  writesOf,
} from '../../support/rules/rules-acts';
import { analyst, IDLE_ROLES, placeClaim, reviewer } from '../../support/rules/rules-cases';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { freshId, impostors, type Person, staff, visitor } from '../../support/rules/rules-people';
import { commit, type Write } from '../../support/rules/rules-records';

const minutesAgo = (minutes: number) => Timestamp.fromMillis(Date.now() - minutes * 60_000);

/** Requests of one person: the first, and others with its cedula. */
async function ofOne(repeats: number, changes: DocumentData = {}) {
  const cedula = `A${freshId().slice(0, 15).toUpperCase()}`;
  const request = await placeOpen({ cedula });
  const others: StoredRequest[] = [];
  for (let n = 0; n < repeats; n += 1) others.push(await placeOpen({ cedula, ...changes }));
  return { cedula, request, others };
}

function closing(who: Person, request: StoredRequest, others: readonly StoredRequest[]): Write[] {
  return [
    ...writesOf(decisionWrites(who, request)),
    ...others.flatMap((other) => writesOf(repeatWrites(who, other, request.uid))),
  ];
}

/** A request of the same person that this member decided so many minutes ago. */
async function decided(cedula: string, autor: string, minutes: number, more: DocumentData = {}) {
  const decision = { autor, fecha: minutesAgo(minutes), ...more };
  return placeOpen({ cedula, estadoCredito: 'aprobado', decision });
}

const repeat = (who: Person, other: StoredRequest, uid: string) =>
  commit(who, writesOf(repeatWrites(who, other, uid)));

describe('the repeats of a decided request', () => {
  test('are closed with it, as many as one batch may hold, in whatever open state', async () => {
    const states = [{}, waiting(), { estadoCredito: 'porConfirmar', propuesta: {} }];
    for (const changes of states) {
      const { request, others } = await ofOne(MAX_REPEATS, changes);
      await accepted(commit(analyst(), closing(analyst(), request, others)));
    }
  });

  test('share the cedula or the e-mail', async () => {
    const correo = `${freshId()}@example.com`;
    const request = await placeOpen({ correo, cedula: '001-1111111-1' });
    const other = await placeOpen({ correo, cedula: '002-2222222-2' });
    await accepted(commit(analyst(), closing(analyst(), request, [other])));
  });

  test('of another person are refused', async () => {
    const { request } = await ofOne(0);
    const other = await placeOpen({ cedula: '003-3333333-3' });
    await refused(commit(analyst(), closing(analyst(), request, [other])));
  });

  test('that are closed already are refused', async () => {
    for (const estadoCredito of ['aprobado', 'rechazado', 'retirado']) {
      const { request, others } = await ofOne(1, { estadoCredito });
      await refused(commit(analyst(), closing(analyst(), request, others)));
    }
  });

  test('that somebody else works on are refused', async () => {
    const { request, others } = await ofOne(1);
    await placeClaim(others[0]?.uid ?? '', reviewer().uid, 5);
    await refused(commit(analyst(), closing(analyst(), request, others)));
  });

  test('need a mail and a tracker each', async () => {
    const { request, others } = await ofOne(1);
    const decision = writesOf(decisionWrites(analyst(), request));
    for (const [other] of [others] as const) {
      if (other === undefined) throw new Error('there is no repeat');
      const writes = repeatWrites(analyst(), other, request.uid);
      await refused(commit(analyst(), [...decision, ...writesOf({ ...writes, mail: undefined })]));
      await refused(
        commit(analyst(), [...decision, ...writesOf({ ...writes, tracker: undefined })]),
      );
    }
  });

  test('are closed by a later batch of the same member, within the hour', async () => {
    const who = analyst();
    const cedula = `A${freshId().slice(0, 15).toUpperCase()}`;
    const recent = await decided(cedula, who.uid, 58);
    await accepted(repeat(who, await placeOpen({ cedula }), recent.uid));
    const earlier = await decided(cedula, who.uid, 62);
    await refused(repeat(who, await placeOpen({ cedula }), earlier.uid));
    const others = await decided(cedula, reviewer().uid, 1);
    await refused(repeat(who, await placeOpen({ cedula }), others.uid));
  });

  test('of a request that was itself closed as a repeat are refused, and so are two of each other', async () => {
    const who = analyst();
    const { cedula, request, others } = await ofOne(1);
    const again = await decided(cedula, who.uid, 1, { motivo: 'repetida', repetida: 'x' });
    await refused(repeat(who, request, again.uid));
    const [other] = others;
    if (other === undefined) throw new Error('there is no repeat');
    const both = [repeatWrites(who, request, other.uid), repeatWrites(who, other, request.uid)];
    await refused(commit(who, both.flatMap(writesOf)));
    await refused(repeat(who, request, request.uid));
  });

  test('of one that is not decided, or only proposed, are refused', async () => {
    const who = analyst();
    const { request, others } = await ofOne(1);
    const [other] = others;
    if (other === undefined) throw new Error('there is no repeat');
    await refused(repeat(who, other, request.uid));
    await refused(repeat(who, other, freshId()));
    const proposal = writesOf(proposalWrites(who, request));
    await refused(commit(who, [...proposal, ...writesOf(repeatWrites(who, other, request.uid))]));
  });

  const wrong: Record<string, DocumentData> = {
    'approved as such': { estadoCredito: 'aprobado' },
    'in the name of a colleague': { 'decision.autor': 'leo' },
    'at a time of the own making': { 'decision.fecha': Timestamp.now() },
    'for another reason': { 'decision.motivo': 'historial' },
    'with something beside it': { 'decision.nota': 'x' },
    'with another value': { valor: 1 },
  };
  for (const [name, changes] of Object.entries(wrong)) {
    test(`are refused ${name}`, async () => {
      const who = analyst();
      const { cedula, request } = await ofOne(0);
      const other = await placeOpen({ cedula });
      const { record, ...writes } = repeatWrites(who, other, request.uid);
      const { decision, ...fields } = record.data;
      const spread = Object.fromEntries(
        Object.entries(decision).map(([field, value]) => [`decision.${field}`, value]),
      );
      const data = { ...fields, ...spread, ...changes };
      const forged = writesOf({ ...writes, record: { ...record, data } });
      await refused(commit(who, [...writesOf(decisionWrites(who, request)), ...forged]));
    });
  }

  test('that approve are refused, with the mail and the tracker of an approval', async () => {
    const who = analyst();
    for (const motivo of [null, 'repetida']) {
      const { request, others } = await ofOne(1);
      const [other] = others;
      if (other === undefined) throw new Error('there is no repeat');
      const { record } = repeatWrites(who, other, request.uid);
      const { tracker, mail } = decisionWrites(who, other);
      if (tracker === undefined) throw new Error('there is no tracker');
      const approving = {
        record: { ...record, data: { ...record.data, estadoCredito: 'aprobado' } },
        tracker: { ...tracker, data: { ...tracker.data, motivo } },
        mail,
      };
      const decision = writesOf(decisionWrites(who, request));
      await refused(commit(who, [...decision, ...writesOf(approving)]));
    }
  });

  test('as a reason of its own is refused: nobody chooses it', async () => {
    const who = analyst();
    await refused(commit(who, writesOf(decisionWrites(who, await placeOpen(), 'repetida'))));
  });

  test('are refused for whoever only looks, for visitors and for impostors', async () => {
    const people = [
      ...IDLE_ROLES.map((roles) => staff({ roles })),
      ...impostors.map(([, open]) => open({ roles: ['analista'] })),
    ];
    for (const who of people) {
      const { cedula, request } = await ofOne(0);
      const done = await decided(cedula, who.uid, 1);
      await refused(repeat(who, request, done.uid));
    }
    const { cedula, request } = await ofOne(0);
    const done = await decided(cedula, request.uid, 1);
    await refused(repeat(visitor({}, request.uid), request, done.uid));
  });
});
