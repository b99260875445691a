import {
  type DocumentData,
  deleteDoc,
  doc,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import {
  type ActWrites,
  correctionWrites,
  decisionWrites,
  placeOpen,
  proposalWrites,
  questionWrites,
  type StoredRequest,
  waiting,
  withdrawalWrites,
  writesOf,
} from '../../support/rules/rules-acts';
import { analyst, reviewer } from '../../support/rules/rules-cases';
import { CONFIRMED_FROM, ownerOf, type Project } from '../../support/rules/rules-emulator';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { type Person, staff, visitor } from '../../support/rules/rules-people';
import { commit, place, type Write } from '../../support/rules/rules-records';
import { MEMBERS } from '../../support/rules/rules-staff';

const LARGE = CONFIRMED_FROM + 1;

const act = (who: Person, writes: ActWrites) => commit(who, writesOf(writes));

const changed = (write: Write | undefined, data: DocumentData): Write => {
  if (write === undefined) throw new Error('there is no such write');
  return { ...write, data: { ...write.data, ...data } };
};

/** A request that waits for a second person, by the analyst unless somebody else proposed it. */
const proposed = (changes: DocumentData = {}, autor = analyst().uid, project?: Project) => {
  const propuesta = { autor, fecha: Timestamp.now() };
  const fields = { valor: LARGE, estadoCredito: 'porConfirmar', propuesta, ...changes };
  return placeOpen(fields, project);
};

describe('an approval above the amount', () => {
  test('is refused for one person, whoever it is', async () => {
    for (const who of [analyst(), reviewer()])
      for (const changes of [{ valor: LARGE }, { valor: LARGE, ...waiting() }])
        await refused(act(who, decisionWrites(who, await placeOpen(changes))));
  });

  test('at the amount needs no second person, and a decline never does', async () => {
    const who = analyst();
    await accepted(act(who, decisionWrites(who, await placeOpen({ valor: CONFIRMED_FROM }))));
    await accepted(act(who, decisionWrites(who, await placeOpen({ valor: LARGE }), 'deudas')));
  });

  test('is what one of a record without a value, or with none that counts, is taken for', async () => {
    const who = reviewer();
    for (const valor of [null, '1', {}])
      await refused(act(who, decisionWrites(who, await placeOpen({ valor }))));
  });

  test('is every approval where the bank has set no amount', async () => {
    const who = staff({ roles: ['revisor'] }, MEMBERS.publishing.uid, 'settings');
    await deleteDoc(doc(ownerOf('settings'), 'ajustes/credito'));
    await refused(act(who, decisionWrites(who, await placeOpen({ valor: 1 }, 'settings'))));
    const request = await proposed({ valor: 1 }, analyst().uid, 'settings');
    await accepted(act(who, decisionWrites(who, request)));
  });
});

describe('a proposal', () => {
  test('of a pending request, or one that waits for an answer, is audited and not mailed', async () => {
    const who = analyst();
    for (const [changes, questions] of [
      [{}, 0],
      [waiting(2), 2],
    ] as const) {
      const writes = proposalWrites(who, await placeOpen({ valor: LARGE, ...changes }), questions);
      await refused(commit(who, writesOf({ ...writes, audit: undefined })));
      await refused(commit(who, writesOf({ ...writes, tracker: undefined })));
      await accepted(act(who, writes));
    }
  });

  test('tells the visitor nothing: a tracker that says so is refused', async () => {
    const who = analyst();
    for (const estado of ['porConfirmar', 'aprobado']) {
      const writes = proposalWrites(who, await placeOpen({ valor: LARGE }));
      await refused(act(who, { ...writes, tracker: changed(writes.tracker, { estado }) }));
    }
  });

  test('is refused for a request that is proposed or closed', async () => {
    const who = reviewer();
    await refused(act(who, proposalWrites(who, await proposed())));
    for (const estadoCredito of ['aprobado', 'rechazado', 'retirado'])
      await refused(act(who, proposalWrites(who, await placeOpen({ estadoCredito }))));
  });

  const wrong: Record<string, DocumentData> = {
    'in the name of a colleague': { propuesta: { autor: 'leo', fecha: serverTimestamp() } },
    'with a note in it': {
      propuesta: { autor: MEMBERS.drafting.uid, fecha: serverTimestamp(), nota: 'x' },
    },
    'at a time of the own making': {
      propuesta: { autor: MEMBERS.drafting.uid, fecha: Timestamp.now() },
    },
    'with something beside it': { valor: 1 },
    'that decides as well': { decision: { autor: MEMBERS.drafting.uid } },
  };
  for (const [name, changes] of Object.entries(wrong)) {
    test(`is refused ${name}`, async () => {
      const who = analyst();
      const writes = proposalWrites(who, await placeOpen({ valor: LARGE }));
      await refused(act(who, { ...writes, record: changed(writes.record, changes) }));
    });
  }

  test('has an entry that tells exactly that', async () => {
    const who = analyst();
    for (const entry of [
      { autor: 'leo' },
      { fecha: Timestamp.now() },
      { accion: 'decidir' },
      { sobre: 'users/other' },
      { caso: 'other' },
      { motivo: 'x' },
    ]) {
      const writes = proposalWrites(who, await placeOpen({ valor: LARGE }));
      await refused(act(who, { ...writes, audit: changed(writes.audit, entry) }));
    }
    await refused(act(who, proposalWrites(who, await placeOpen({ valor: LARGE }), 1)));
  });

  test('that is not made here has no entry', async () => {
    const who = analyst();
    const { uid, code, ...rest } = await proposed();
    const { audit } = proposalWrites(who, { uid, code, ...rest });
    await refused(commit(who, audit ? [audit] : []));
  });

  test('after a question takes the place of the earlier one', async () => {
    const who = analyst();
    const propuesta = { autor: reviewer().uid, fecha: Timestamp.now() };
    const asked = await placeOpen({ valor: LARGE, propuesta, ...waiting() });
    await accepted(act(who, proposalWrites(who, asked, 1)));
  });
});

describe('the second person', () => {
  test('is a reviewer', async () => {
    const request = await proposed();
    const other = staff({ roles: ['analista'] });
    await refused(act(other, decisionWrites(other, request)));
    await accepted(act(reviewer(), decisionWrites(reviewer(), request)));
  });

  test('is never the first, whatever their roles', async () => {
    const who = staff({ roles: ['analista', 'revisor', 'admin'] }, MEMBERS.drafting.uid);
    for (const valor of [LARGE, 1])
      await refused(act(who, decisionWrites(who, await proposed({ valor }))));
  });

  test('cannot become another by writing the proposal anew', async () => {
    const who = staff({ roles: ['analista', 'revisor'] }, MEMBERS.drafting.uid);
    const writes = decisionWrites(who, await proposed());
    const propuesta = { autor: 'leo', fecha: Timestamp.now() };
    await refused(act(who, { ...writes, record: changed(writes.record, { propuesta }) }));
  });

  test('is not needed to decline or to ask', async () => {
    const who = analyst();
    await accepted(act(who, decisionWrites(who, await proposed(), 'ingresos')));
    await accepted(act(who, questionWrites(who, await proposed())));
  });

  test('finds no proposal in a record that lost it', async () => {
    const request = await placeOpen({ valor: 1, estadoCredito: 'porConfirmar' });
    await refused(act(reviewer(), decisionWrites(reviewer(), request)));
  });
});

describe('the visitor of a proposed request', () => {
  const own: Record<string, (request: StoredRequest) => ActWrites> = {
    withdraws: withdrawalWrites,
    'corrects the address': correctionWrites,
  };
  for (const [name, writes] of Object.entries(own)) {
    test(name, async () => {
      const request = await proposed();
      await accepted(act(visitor({}, request.uid), writes(request)));
    });
  }
});

test('a decision is refused without its audit entry, or with one that tells something else', async () => {
  const who = analyst();
  const writes = decisionWrites(who, await placeOpen());
  await refused(act(who, { ...writes, audit: undefined }));
  for (const entry of [{ autor: 'leo' }, { accion: 'proponer' }, { caso: 'x' }, { motivo: 'x' }])
    await refused(act(who, { ...writes, audit: changed(writes.audit, entry) }));
  // An entry that was there before tells of another decision.
  const { path = '', data = {} } = writes.audit ?? {};
  await place(path, { ...data, fecha: Timestamp.now() });
  await refused(act(who, { ...writes, audit: undefined }));
});

test('an entry of a decision that was made before is refused', async () => {
  const who = analyst();
  const request = await placeOpen({
    estadoCredito: 'aprobado',
    decision: { autor: who.uid, fecha: Timestamp.now() },
  });
  const { audit } = decisionWrites(who, request);
  await refused(commit(who, audit ? [audit] : []));
});
