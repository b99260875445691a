import { type DocumentData, Timestamp } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { MAX_REPEATS } from '../../../src/domain/request/case';
import type { StoredReason } from '../../../src/records/request/words';
import {
  decisionWrites,
  placeFile,
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
import { MEMBERS } from '../../support/rules/rules-staff';

const minutesAgo = (minutes: number) => Timestamp.fromMillis(Date.now() - minutes * 60_000);

/** Requests of one person: the first, and others with its cedula. */
async function ofOne(repeats: number, changes: DocumentData = {}) {
  const cedula = `A${freshId().slice(0, 15).toUpperCase()}`;
  const request = await placeOpen({ cedula });
  const others: StoredRequest[] = [];
  for (let n = 0; n < repeats; n += 1) others.push(await placeOpen({ cedula, ...changes }));
  return { cedula, request, others };
}

function closing(
  who: Person,
  request: StoredRequest,
  others: readonly StoredRequest[],
  motivo?: StoredReason,
): Write[] {
  return [
    ...writesOf(decisionWrites(who, request, motivo)),
    ...others.flatMap((other) => writesOf(repeatWrites(who, other, request.uid))),
  ];
}

/** A request of the same person that this member decided so many minutes ago. */
async function decided(cedula: string, autor: string, minutes: number, more: DocumentData = {}) {
  const fecha = minutesAgo(minutes);
  const request = await placeOpen({ cedula, estadoCredito: 'aprobado', decision: { fecha } });
  await placeFile(request.uid, { decision: { autor, fecha, ...more } });
  return request;
}

const repeat = (who: Person, other: StoredRequest, uid: string) =>
  commit(who, writesOf(repeatWrites(who, other, uid)));

/** A write with other fields, also within its decision. */
function forge(write: Write, changes: DocumentData): Write {
  const data = { ...write.data, decision: { ...write.data.decision } };
  for (const [path, value] of Object.entries(changes)) {
    const [field = '', part] = path.split('.');
    if (part === undefined) Object.assign(data, { [field]: value });
    else data.decision[part] = value;
  }
  return { ...write, data };
}

describe('the repeats of a decided request', () => {
  test('are closed with it, as many as one batch may hold, in any open state', async () => {
    const states = [{}, waiting(), { estadoCredito: 'porConfirmar', propuesta: {} }];
    for (const changes of states)
      for (const [motivo, most] of [
        [undefined, MAX_REPEATS.approved],
        ['deudas', MAX_REPEATS.declined],
      ] as const) {
        const { request, others } = await ofOne(most, changes);
        await accepted(commit(analyst(), closing(analyst(), request, others, motivo)));
      }
  });

  test('share the cedula or the e-mail', async () => {
    const correo = `${freshId()}@example.com`;
    const request = await placeOpen({ correo, cedula: '001-1111111-1' });
    const other = await placeOpen({ correo, cedula: '002-2222222-2' });
    await accepted(commit(analyst(), closing(analyst(), request, [other])));
  });

  test('that share an address corrected since are refused', async () => {
    const earlier = `${freshId()}@example.com`;
    const corrected = { correccion: { anterior: earlier, fecha: minutesAgo(9) } };
    const one = { correo: earlier, cedula: '001-1111111-1' };
    const other = { ...corrected, cedula: '002-2222222-2' };
    for (const [decidedOne, closed] of [
      [one, other],
      [other, one],
    ]) {
      const request = await placeOpen(decidedOne);
      await refused(commit(analyst(), closing(analyst(), request, [await placeOpen(closed)])));
    }
  });

  test('of another person are refused, even with a similar address', async () => {
    const name = freshId();
    const request = await placeOpen({ correo: `${name}@example.com`, cedula: '001-1111111-1' });
    for (const correo of [`${name}@example.net`, `x${name}@example.com`]) {
      const other = await placeOpen({ correo, cedula: '003-3333333-3' });
      await refused(commit(analyst(), closing(analyst(), request, [other])));
    }
  });

  test('that are closed already are refused', async () => {
    for (const estadoCredito of ['aprobado', 'rechazado', 'retirado', 'sinRespuesta']) {
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
    const again = await decided(cedula, who.uid, 1, { repetida: 'x' });
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

  const wrong: Record<string, readonly [file: DocumentData, record?: DocumentData]> = {
    'approved as such': [{}, { estadoCredito: 'aprobado' }],
    'in the name of a colleague': [{ 'decision.autor': 'leo' }],
    'at a time of the own making': [{ 'decision.fecha': Timestamp.now() }],
    'with something beside it': [{ 'decision.nota': 'x' }],
    'with another value': [{}, { valor: 1 }],
    'for a reason that tells of a repeat': [{}, { 'decision.motivo': 'repetida' }],
    'for another reason': [{}, { 'decision.motivo': 'historial' }],
    'with the other request in the record': [{}, { 'decision.repetida': 'x' }],
    'with who decided in the record': [{}, { 'decision.autor': MEMBERS.drafting.uid }],
  };
  for (const [name, [inFile, inRecord = {}]] of Object.entries(wrong)) {
    test(`are refused ${name}`, async () => {
      const who = analyst();
      const { cedula, request } = await ofOne(0);
      const other = await placeOpen({ cedula });
      const { record, file, ...writes } = repeatWrites(who, other, request.uid);
      const forged = writesOf({
        ...writes,
        record: forge(record, inRecord),
        file: file && forge(file, inFile),
      });
      await refused(commit(who, [...writesOf(decisionWrites(who, request)), ...forged]));
    });
  }

  test('are refused for another reason, in all that tells it', async () => {
    const who = analyst();
    const { cedula, request } = await ofOne(0);
    const other = await placeOpen({ cedula });
    const { file } = repeatWrites(who, other, request.uid);
    const { audit: _, ...declined } = decisionWrites(who, other, 'historial');
    const decision = writesOf(decisionWrites(who, request));
    await refused(commit(who, [...decision, ...writesOf({ ...declined, file })]));
  });

  test('need a case file that names the other request', async () => {
    const who = analyst();
    const { cedula, request } = await ofOne(0);
    const other = await placeOpen({ cedula });
    const decision = writesOf(decisionWrites(who, request));
    const { file, ...writes } = repeatWrites(who, other, request.uid);
    await refused(commit(who, [...decision, ...writesOf(writes)]));
    // Without the name it is a separate decision, which needs an audit entry.
    const unnamed = decisionWrites(who, other, 'por-telefono').file;
    await refused(commit(who, [...decision, ...writesOf({ ...writes, file: unnamed })]));
    await refused(commit(who, file ? [...decision, file] : []));
  });

  test('that approve are refused, with the mail and the tracker of an approval', async () => {
    const who = analyst();
    for (const motivo of [null, 'por-telefono']) {
      const { request, others } = await ofOne(1);
      const [other] = others;
      if (other === undefined) throw new Error('there is no repeat');
      const { record, file } = repeatWrites(who, other, request.uid);
      const { tracker, mail } = decisionWrites(who, other);
      if (tracker === undefined) throw new Error('there is no tracker');
      const approving = {
        file,
        record: { ...record, data: { ...record.data, estadoCredito: 'aprobado' } },
        tracker: { ...tracker, data: { ...tracker.data, motivo } },
        mail,
      };
      const decision = writesOf(decisionWrites(who, request));
      await refused(commit(who, [...decision, ...writesOf(approving)]));
    }
  });

  test('have a reason that other requests have too', async () => {
    const who = analyst();
    const request = await placeOpen();
    await accepted(commit(who, writesOf(decisionWrites(who, request, 'por-telefono'))));
  });

  test('are refused for members who may only look, for visitors and for impostors', async () => {
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
