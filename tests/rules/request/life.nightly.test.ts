import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import {
  collection,
  type DocumentData,
  doc,
  documentId,
  getDoc,
  getDocs,
  query,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { reconsiderRequest } from '../../../functions/src/my-data/reconsider';
import type { Attribute } from '../../../src/domain/calculator';
import { MAX_QUESTIONS } from '../../../src/domain/request/questions';
import {
  type CreditStatus,
  isOpen,
  NEXT_STATES,
  RECONSIDERED_STATES,
  UNDONE_STATES,
} from '../../../src/domain/request/states';
import { MAX_UNDONE } from '../../../src/domain/request/undo';
import { findCalculator } from '../../../src/games';
import { decisionSuffix } from '../../../src/records/mail';
import {
  STORED_NEED,
  STORED_REASON,
  type StoredNeed,
  type StoredReason,
} from '../../../src/records/request/words';
import { STORED_STATUS } from '../../../src/records/states';
import { openProject } from '../../functions/my-data/project';
import {
  type ActWrites,
  type AnyWrites,
  answerWrites,
  closingWrites,
  correctionWrites,
  decisionWrites,
  placeFile,
  promotionsWrites,
  proposalWrites,
  questionWrites,
  repeatWrites,
  type StoredRequest,
  withdrawalWrites,
  writesOf,
} from '../../support/rules/rules-acts';
import { answersOf, valued } from '../../support/rules/rules-answers';
import { analyst, reviewer } from '../../support/rules/rules-cases';
import { USUAL_PROJECT } from '../../support/rules/rules-emulator';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { admin, freshId, type Person, staff, visitor } from '../../support/rules/rules-people';
import {
  commit,
  loanRequest,
  placeRequest,
  requestWrites,
} from '../../support/rules/rules-records';
import {
  type UndoTo,
  undoDropWrites,
  undoneWrites,
  undoProposalWrites,
} from '../../support/rules/rules-undo';

const minecraft = findCalculator('minecraft');

/** Enough of everything. */
const many = ({ kind }: Attribute) => (kind === 'count' ? 900 : 1);

/** A value far above the amount that needs a second person. */
const large = minecraft && valued(minecraft, answersOf(minecraft, many));

/** A life has at most so many attempts; so many lives are tried. */
const ATTEMPTS = 14;
const LIVES = 20;

/** The project as its functions see it. */
const functions = openProject(USUAL_PROJECT);

/** What the table of states says about one request. */
interface Model {
  status: CreditStatus | undefined;
  reason: StoredReason | null;
  needs: StoredNeed[];
  /** Whether a proposal waits, and whose the last one is; what the case file alone tells. */
  confirming: boolean;
  proposer: Who | undefined;
  decider: Who | undefined;
  repeats: boolean;
  /** The proposal to undo the decision that waits, and how many there were. */
  undoing:
    | { readonly by: Who; readonly to: CreditStatus; readonly motivo?: StoredReason }
    | undefined;
  undoings: number;
  /** The decisions that were undone, each with what followed. */
  undone: (readonly [CreditStatus, CreditStatus])[];
  /** Who decided what was undone, and undid it. */
  undoers: (Who | undefined)[];
  /** Whether the visitor asked for another look, and who decides nothing since, in any order. */
  reconsidered: boolean;
  tookPart: readonly Who[];
  /** Who asked each of the questions. */
  askers: Who[];
  corrected: boolean;
  promotions: boolean;
  mails: string[];
  sends: number;
}

/** The stored request, and who may try something. */
interface Real {
  readonly people: Readonly<Record<Who, Person>>;
  readonly cedula: string;
  /** Another request of the person, by the uid of the member who decided it. */
  readonly decidedBy: ReadonlyMap<string, string>;
  request: StoredRequest;
}

type Who = 'owner' | 'stranger' | Member;
type Member = 'staff' | 'second' | 'third';

/** An attempt: the write, its permitted authors and states, and the model after it. */
interface Act {
  readonly by: readonly Who[];
  /** The state that it leads to, if any. */
  readonly to?: CreditStatus;
  mayHappen(model: Model, who: Who): boolean;
  writes(real: Real, who: Person, model: Model): AnyWrites | Promise<AnyWrites>;
  happens(model: Model, real: Real, who: Who): void;
}

/** Two analysts propose; a reviewer, who may do so as well, confirms what somebody else proposed. */
const STAFF: readonly Member[] = ['staff', 'second', 'third'];

/** The value is above the amount, so an approval only confirms a proposal. */
const decision = (reason?: StoredReason): Act => ({
  by: STAFF,
  to: reason ? 'declined' : 'approved',
  mayHappen: ({ confirming, proposer }, who) =>
    reason !== undefined || (confirming && who === 'second' && proposer !== who),
  writes: ({ request }, who, model) => decisionWrites(who, request, reason, decisionNumber(model)),
  happens(model, _, who) {
    model.confirming = false;
    model.decider = who;
    model.reason = reason ?? null;
    model.mails.push(`decision${decisionSuffix(decisionNumber(model))}`);
  },
});

const decisionNumber = ({ undone }: Model) => undone.length + 1;

const proposal: Act = {
  by: STAFF,
  to: 'pending',
  mayHappen: ({ status, confirming }) => status !== undefined && isOpen(status) && !confirming,
  writes: ({ request }, who, model) =>
    proposalWrites(
      who,
      request,
      model.needs.length,
      model.status !== 'information',
      decisionNumber(model),
    ),
  happens(model, _, who) {
    model.confirming = true;
    model.proposer = who;
  },
};

/** Somebody of staff decided another request of the person, and closes this one as its repeat. */
const repeat: Act = {
  by: STAFF,
  to: 'declined',
  mayHappen: () => true,
  writes: ({ request, decidedBy }, who, model) =>
    repeatWrites(who, request, decidedBy.get(who.uid) ?? request.uid, decisionNumber(model)),
  happens(model, _, who) {
    model.confirming = false;
    model.decider = who;
    model.repeats = true;
    model.reason = 'por-telefono';
    model.mails.push(`decision${decisionSuffix(decisionNumber(model))}`);
  },
};

const STORED_TO = { pending: 'pendiente', approved: 'aprobado', declined: 'rechazado' } as const;

/** Somebody proposes to undo the decision, which leads to this state. */
const undoProposal = (to: keyof typeof STORED_TO): Act => {
  const motivo = to === 'declined' ? ('deudas' as const) : undefined;
  const stored: UndoTo = { ahora: STORED_TO[to], ...(motivo && { motivo }) };
  return {
    by: STAFF,
    mayHappen: ({ status, undoing, undone }) =>
      status !== undefined &&
      UNDONE_STATES[status].includes(to) &&
      !undoing &&
      undone.length < MAX_UNDONE,
    writes: ({ request }, who, { undoings }) =>
      undoProposalWrites(who, request, stored, undoings + 1),
    happens(model, _, who) {
      model.undoings += 1;
      model.undoing = { by: who, to, ...(motivo && { motivo }) };
    },
  };
};

const undoDrop: Act = {
  by: STAFF,
  mayHappen: ({ undoing }) => undoing !== undefined,
  writes: ({ request }, who, { undoings }) => undoDropWrites(who, request, undoings),
  happens(model) {
    model.undoing = undefined;
  },
};

/** A reviewer who neither proposed it nor decided confirms that the decision is undone. */
const undoing: Act = {
  by: STAFF,
  mayHappen: ({ undoing, decider }, who) =>
    undoing !== undefined && who === 'second' && undoing.by !== who && decider !== who,
  writes: ({ request }, who, { undoing, undoings }) =>
    undoing ? undoneWrites(who, request) : undoDropWrites(who, request, undoings),
  happens(model, _, who) {
    if (!model.undoing || !model.status) return;
    const { by, to, motivo } = model.undoing;
    model.undoers.push(model.decider, by, who);
    model.undone.push([model.status, to]);
    model.mails.push(`deshecha_${model.undone.length}`);
    Object.assign(model, {
      status: to,
      reason: motivo ?? null,
      undoing: undefined,
      repeats: false,
      proposer: undefined,
      decider: to === 'pending' ? undefined : who,
    });
  },
};

const question = (need: StoredNeed): Act => ({
  by: STAFF,
  to: 'information',
  mayHappen: ({ needs }) => needs.length < MAX_QUESTIONS,
  writes: ({ request }, who, { needs }) => questionWrites(who, request, needs.length + 1, need),
  happens(model, _, who) {
    model.confirming = false;
    model.askers.push(who);
    model.needs.push(need);
    model.mails.push(`pregunta_${model.needs.length}`);
  },
});

const answer: Act = {
  by: ['owner'],
  to: 'pending',
  mayHappen: ({ status }) => status === 'information',
  // Answers are not mailed here: the mail is no part of the act.
  writes: ({ request }, _, { needs }) => unmailed(answerWrites(request, Math.max(needs.length, 1))),
  happens: () => undefined,
};

const withdrawal: Act = {
  by: ['owner'],
  to: 'withdrawn',
  mayHappen: () => true,
  writes: ({ request }) => withdrawalWrites(request),
  happens(model) {
    model.confirming = false;
    model.mails.push('retiro');
  },
};

const correction: Act = {
  by: ['owner'],
  mayHappen: ({ status, corrected }) => status !== undefined && isOpen(status) && !corrected,
  writes: ({ request }) => correctionWrites(request, corrected(request)),
  happens(model, real) {
    model.corrected = true;
    model.mails.push('correo');
    real.request = { ...real.request, correo: corrected(real.request) };
  },
};

const promotionsEnd: Act = {
  by: ['owner'],
  mayHappen: ({ promotions }) => promotions,
  writes: ({ request }) => promotionsWrites(request),
  happens(model) {
    model.promotions = false;
  },
};

/** Only a function closes a request that waits in vain, whoever asks for it here. */
const closing: Act = {
  by: [],
  to: 'unanswered',
  mayHappen: () => false,
  writes: ({ request }) => closingWrites(request),
  happens: () => undefined,
};

const corrected = ({ correo }: StoredRequest) => `c${correo}`;
const unmailed = ({ record, tracker }: ActWrites): ActWrites => ({ record, tracker });

function isAllowed(model: Model, who: Who, { by, to, mayHappen }: Act): boolean {
  const { status } = model;
  if (status === undefined || !by.includes(who) || !mayHappen(model, who)) return false;
  if (model.tookPart.includes(who)) return false;
  // A proposal of a pending request leaves it pending.
  const isProposal = to === 'pending' && status === 'pending';
  return to === undefined || isProposal || NEXT_STATES[status].includes(to);
}

async function stored(path: string): Promise<DocumentData | undefined> {
  return (await getDoc(doc(admin, path))).data();
}

/**
 * The documents that the visitor and the code show, and the mails, name nobody of staff and no
 * other request.
 */
async function isSilent({ people, request: { uid, code }, decidedBy }: Real): Promise<void> {
  const acts = ['decision', 'deshecha_1', 'reconsideracion', 'pregunta_1', 'retiro', 'correo'];
  const mails = ['', ...acts.map((act) => `_${act}`)];
  const own = getDoc(doc(people.owner.db, `users/${uid}`));
  const read = await Promise.all([
    own.then((found) => found.data()),
    stored(`seguimiento/${code}`),
    ...mails.map((end) => stored(`mail/${uid}${end}`)),
  ]);
  const text = JSON.stringify(read);
  const ids = [...STAFF.map((who) => people[who].uid), ...decidedBy.values()];
  for (const word of [...ids, 'porConfirmar', 'repetida', 'propuesta', 'autor', 'participaron'])
    ok(!text.includes(word), `the visitor can read ${word}`);
}

/**
 * Compares the stored documents with the model: record, case file, tracker and the names of the
 * mails.
 */
async function compare(model: Model, real: Real): Promise<void> {
  const { people, decidedBy } = real;
  const { uid, code } = real.request;
  const mailsOf = query(
    collection(admin, 'mail'),
    where(documentId(), '>=', uid),
    where(documentId(), '<', `${uid}a`),
  );
  const [record, file, tracker, mails] = await Promise.all([
    stored(`users/${uid}`),
    stored(`expedientes/${uid}`),
    stored(`seguimiento/${code}`),
    getDocs(mailsOf),
  ]);
  await isSilent(real);
  const names = mails.docs.map(({ id }) => id.slice(uid.length + 1));
  const state = model.status && STORED_STATUS[model.status];
  const uidOf = (who: Who | undefined) => who && people[who].uid;
  const { decider } = model;
  const asked = Object.values<{ necesita: string }>(record?.preguntas ?? {});
  const undone = Object.values<DocumentData>(record?.decisiones ?? {});
  const waits = file?.reversion && !file.reversion.fin;
  deepEqual(
    {
      state: record?.estadoCredito,
      reason: record && (record.decision?.motivo ?? null),
      needs: asked.map(({ necesita }) => necesita),
      corrected: record?.correccion !== undefined,
      promotions: record?.consentimiento.mercadeo === true,
      proposer: file?.propuesta?.autor,
      decider: file?.decision?.autor,
      repeats: file?.decision?.repetida,
      askers: asked.map((_, place) => file?.preguntas[place + 1].autor),
      undone: undone.map(({ estado, ahora }) => [estado, ahora]),
      reconsidered: record?.reconsideracion !== undefined,
      tookPart: [...(file?.participaron ?? [])].sort(),
      undoer: waits ? file?.reversion.autor : undefined,
      filed: Object.keys(file?.decisiones ?? {}).length + Number(file?.reversion?.fin?.hecha ?? 0),
      shown: tracker && [tracker.estado, tracker.motivo, tracker.necesita],
      earlier: tracker?.anterior,
      sameTime: record?.actualizado?.isEqual(tracker?.actualizada),
      mails: names.sort(),
    },
    {
      state,
      reason: model.status && model.reason,
      needs: model.needs,
      corrected: model.corrected,
      promotions: model.promotions,
      proposer: uidOf(model.proposer),
      decider: uidOf(decider),
      repeats: model.repeats && decider ? decidedBy.get(people[decider].uid) : undefined,
      askers: model.askers.map(uidOf),
      undone: model.undone.map((states) => states.map((each) => STORED_STATUS[each])),
      reconsidered: model.reconsidered,
      tookPart: model.tookPart.map((who) => people[who].uid).sort(),
      undoer: uidOf(model.undoing?.by),
      filed: model.undone.length,
      earlier: undone.at(-1),
      shown: state && [
        state,
        model.reason,
        model.status === 'information' ? (model.needs.at(-1) ?? null) : null,
      ],
      sameTime: state && true,
      mails: [...model.mails].sort(),
    },
  );
}

/** The visitor sends the request, and tries to send it a second time. */
class Send implements fc.AsyncCommand<Model, Real> {
  check = ({ sends }: Model) => sends < 2;
  async run(model: Model, real: Real) {
    const { owner } = real.people;
    const { code, correo } = real.request;
    const sent: DocumentData = { ...loanRequest(owner), correo, codigo: code };
    const consentimiento = { ...sent.consentimiento, mercadeo: true };
    const record = { ...sent, ...large, cedula: real.cedula, consentimiento };
    const attempt = commit(owner, requestWrites(owner, record));
    if (model.status === undefined) {
      await accepted(attempt);
      Object.assign(model, { status: 'pending', promotions: true, mails: [''] });
    } else await refused(attempt);
    model.sends += 1;
    await compare(model, real);
  }
  toString = () => 'send';
}

/** Somebody tries an act: it happens as the model says, or changes nothing. */
class Attempt implements fc.AsyncCommand<Model, Real> {
  constructor(
    readonly who: Who,
    readonly name: string,
    readonly act: Act,
  ) {}
  check = () => true;
  async run(model: Model, real: Real) {
    const person = real.people[this.who];
    const writes = await this.act.writes(real, person, model);
    const attempt = commit(person, writesOf(writes));
    if (isAllowed(model, this.who, this.act)) {
      await accepted(attempt);
      this.act.happens(model, real, this.who);
      model.status = this.act.to ?? model.status;
    } else await refused(attempt);
    await compare(model, real);
  }
  toString = () => `${this.who}: ${this.name}`;
}

/** The function closes the request, if its visitor has not answered. */
class CloseUnanswered implements fc.AsyncCommand<Model, Real> {
  check = ({ status }: Model) => status !== undefined && NEXT_STATES[status].includes('unanswered');
  async run(model: Model, real: Real) {
    await accepted(commit({ db: admin }, writesOf(closingWrites(real.request))));
    model.status = 'unanswered';
    model.mails.push('sinRespuesta');
    await compare(model, real);
  }
  toString = () => 'the function closes it';
}

/** The visitor asks for another look, by a petition that the function answers. */
class Reconsider implements fc.AsyncCommand<Model, Real> {
  check = ({ status }: Model) => status !== undefined;
  async run(model: Model, real: Real) {
    const { status = 'pending', decider, proposer, undoers } = model;
    const words = { point: 'reason', words: 'Ya pagué ese atraso.' } as const;
    let done = false;
    await reconsiderRequest(functions.db, real.request.uid, Date.now(), words, (_, isDone) => {
      done = isDone;
    });
    equal(done, RECONSIDERED_STATES[status].includes('pending') && !model.reconsidered);
    if (done) {
      const tookPart = [decider, proposer, ...undoers].filter((who) => who !== undefined);
      Object.assign(model, {
        status: 'pending',
        reason: null,
        reconsidered: true,
        tookPart: [...new Set(tookPart)],
        proposer: undefined,
        decider: undefined,
        repeats: false,
        undoing: undefined,
        undoings: model.undoings + 1,
        undone: [...model.undone, ['declined', 'pending']],
      });
      model.mails.push('reconsideracion');
      real.request = { ...real.request, isReconsidered: true };
    }
    await compare(model, real);
  }
  toString = () => 'the visitor asks for another look';
}

const acts: readonly fc.Arbitrary<readonly [string, Act]>[] = [
  fc.constant(['approve', decision()]),
  fc.constant(['propose', proposal]),
  fc.constant(['propose', proposal]),
  fc.constant(['close as a repeat', repeat]),
  fc
    .constantFrom('pending', 'approved', 'declined')
    .map((to) => [`propose ${to}`, undoProposal(to)]),
  fc.constant(['leave the decision', undoDrop]),
  fc.constant(['undo the decision', undoing]),
  fc.constant(['undo the decision', undoing]),
  fc
    .constantFrom(...Object.values(STORED_REASON))
    .map((reason) => [`decline ${reason}`, decision(reason)]),
  fc.constantFrom(...Object.values(STORED_NEED)).map((need) => [`ask ${need}`, question(need)]),
  fc.constant(['answer', answer]),
  fc.constant(['withdraw', withdrawal]),
  fc.constant(['close', closing]),
  fc.constant(['correct', correction]),
  fc.constant(['end promotions', promotionsEnd]),
];

/** Mostly by somebody who may do it, so that lives continue. */
const attempts = fc
  .tuple(
    fc.oneof(...acts),
    fc.constantFrom<Who | undefined>(
      undefined,
      undefined,
      undefined,
      'owner',
      'stranger',
      ...STAFF,
    ),
    fc.nat(STAFF.length - 1),
  )
  .map(([[name, act], who, place]) => {
    const able = act.by[place % act.by.length] ?? 'stranger';
    return new Attempt(who ?? able, name, act);
  });

/** Most lives begin in the middle, or few would get as far as a decision that no longer counts. */
const beginnings = fc
  .tuple(fc.constantFrom(...STAFF), fc.nat(3))
  .map(([who, steps]) =>
    [new Send(), new Attempt(who, 'decline deudas', decision('deudas')), new Reconsider()].slice(
      0,
      steps,
    ),
  );

/** Requests of the same person that each of these members decided just now. */
async function placeDecided(cedula: string, members: readonly Person[]) {
  const decided = members.map(async ({ uid: autor }) => {
    const fecha = Timestamp.now();
    const uid = await placeRequest({ cedula, estadoCredito: 'aprobado', decision: { fecha } });
    await placeFile(uid, { decision: { autor, fecha } });
    return [autor, uid] as const;
  });
  return new Map(await Promise.all(decided));
}

async function begin(): Promise<{ model: Model; real: Real }> {
  const cedula = `A${freshId().slice(0, 15).toUpperCase()}`;
  const members = { staff: analyst(), second: reviewer(), third: staff({ roles: ['analista'] }) };
  const people = { stranger: visitor(), ...members };
  const decidedBy = await placeDecided(cedula, Object.values(members));
  const uid = freshId();
  const owner = visitor({}, uid);
  const code = String(loanRequest(owner).codigo);
  const request: StoredRequest = { uid, code, correo: `${freshId()}@example.com`, idioma: 'es' };
  return {
    model: {
      status: undefined,
      reason: null,
      needs: [],
      confirming: false,
      proposer: undefined,
      decider: undefined,
      repeats: false,
      undoing: undefined,
      undoings: 0,
      undone: [],
      undoers: [],
      reconsidered: false,
      tookPart: [],
      askers: [],
      corrected: false,
      promotions: false,
      mails: [],
      sends: 0,
    },
    real: { people: { owner, ...people }, request, cedula, decidedBy },
  };
}

describe('the life of a request', () => {
  test('follows the table of states, for any acts by anybody in any order', async () => {
    const send = fc.constant(new Send());
    const close = fc.constant(new CloseUnanswered());
    const reconsider = fc.constant(new Reconsider());
    const life = fc.commands([send, close, reconsider, attempts, attempts, attempts], {
      maxCommands: ATTEMPTS,
      size: 'max',
    });
    await fc.assert(
      fc.asyncProperty(beginnings, life, (beginning, commands) =>
        fc.asyncModelRun(begin, [...beginning, ...commands]),
      ),
      { numRuns: LIVES },
    );
  });
});
