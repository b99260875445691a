import { readFileSync } from 'node:fs';
import {
  deleteDoc,
  doc,
  getDoc,
  serverTimestamp,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { MAX_REPEATS } from '../../src/domain/request/case';
import { MAX_QUESTIONS } from '../../src/domain/request/questions';
import { declineReasons } from '../../src/domain/request/reasons';
import { readCalculators } from '../../tools/rules/read-calculators';
import {
  answers,
  answerWrites,
  correctionWrites,
  decisionWrites,
  placeFile,
  placeOpen,
  promotionsWrites,
  proposalWrites,
  questionWrites,
  repeatWrites,
  type StoredRequest,
  waiting,
  withdrawalWrites,
  writesOf,
} from '../support/rules/rules-acts';
import { answersOf, few, valued } from '../support/rules/rules-answers';
import { auditWrite, caseWrite } from '../support/rules/rules-audit';
import { claimData, claimWrites } from '../support/rules/rules-cases';
import { enforceRules, ownerOf } from '../support/rules/rules-emulator';
import { resendWrites } from '../support/rules/rules-mails';
import { accepted, refused } from '../support/rules/rules-outcome';
import { freshId, staff, visitor } from '../support/rules/rules-people';
import { KEY, mailedPetition, petition } from '../support/rules/rules-petitions';
import { placeProofCase, proofCase, proofWrite } from '../support/rules/rules-proofs';
import {
  discardWrites,
  draftDocument,
  forgetRates,
  placeRates,
  publicationWrites,
} from '../support/rules/rules-rates';
import {
  commit,
  loanRequest,
  place,
  placeTracked,
  requestMail,
  sendRequest,
  signUp,
  signUpMail,
  signUpWrites,
} from '../support/rules/rules-records';
import { MEMBERS } from '../support/rules/rules-staff';

/** Wasteful rules are enforced where no other test looks. */
const SHARES = ['shares'] as const;
const someVisitor = () => visitor({}, undefined, 'shares');
const someStaff = () => staff({}, undefined, 'shares');

const committed = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

/** Firestore evaluates at most this many expressions; a batch may use 850 of them. */
const MOST = 1000;
const ALLOWED = 850;

/** The rule of each write of a batch, and the most expressions that it may use. */
type Shares = Readonly<Record<string, number>>;

const REQUEST: Shares = {
  'users create': 512,
  'mail create': 142,
  'seguimiento create': 58,
  'codigos create': 30,
};
const SIGN_UP: Shares = {
  'subscriptores create': 281,
  'cuotas create': 54,
  'mail create': 234,
  'bajas create': 36,
};
const APPROVAL: Shares = {
  'users update': 140,
  'expedientes create, update': 325,
  'mail create': 190,
  'seguimiento update': 110,
  'auditoria create': 80,
};
const DECLINE: Shares = { ...APPROVAL, 'users update': 170, 'expedientes create, update': 255 };
const QUESTION: Shares = {
  'users update': 175,
  'expedientes create, update': 255,
  'mail create': 190,
  'seguimiento update': 110,
};
const PROPOSAL: Shares = {
  'users update': 95,
  'expedientes create, update': 255,
  'seguimiento update': 110,
  'auditoria create': 110,
};
/** What each repeat adds to the batch of a decision, which no longer fits into 850 with it. */
const REPEAT: Shares = {
  'users update': 170,
  'expedientes create, update': 295,
  'mail create': 190,
  'seguimiento update': 110,
};
const CLAIM: Shares = { 'tomas create': 270, 'tomas update': 350, 'auditoria create': 150 };
const NOTE: Shares = { 'notas create': 200 };
const SEEN: Shares = { 'vistas create': 260, 'auditoria create': 150 };
const TOLD: Shares = { 'auditoria create': 400 };
const SETTINGS: Shares = { 'ajustes update': 550, 'auditoria create': 220 };
const AMOUNT: Shares = { 'ajustes update': 300, 'auditoria create': 250 };
const RESEND: Shares = { 'mail update': 400, 'auditoria create': 300 };
const DISCARD: Shares = { 'borradores delete': 300, 'auditoria create': 250 };
const OWN_ACT: Shares = {
  'users update 2': 240,
  'mail create': 218,
  'seguimiento update': 114,
};
const CORRECTION: Shares = { 'users update 2': 192, 'mail create': 206 };
const PROOF: Shares = { 'users update 3': 500 };
const PETITION: Shares = { 'peticiones create': 200, 'peticiones update': 250 };
const DRAFT: Shares = { 'borradores create': 800, 'borradores update': 800 };
const PUBLICATION: Shares = {
  'tarifas update': 380,
  'versiones create': 60,
  'auditoria create': 180,
  'borradores delete': 200,
};
const MARKET_VALUE: Shares = {
  'games update': 300,
  'cambios create': 150,
  'auditoria create': 250,
};
const CATALOGUE_EDIT: Shares = { 'games update': 400, 'auditoria create': 250 };
const IMPORT: Shares = { 'importaciones create': 300, 'auditoria create': 250 };

/** The rules, in which every rule of a batch wastes the part of the limit that its share leaves. */
function wasteful(shares: Shares): string {
  return Object.entries(shares).reduce((rules, [rule, share]) => {
    const [, collection, method, place = '1'] =
      rule.match(/^(\w+) ([a-z, ]*[a-z])(?: (\d))?$/) ?? [];
    const allow = `allow ${method}: if `;
    let condition = rules.indexOf(`match /${collection}/`);
    // Where a collection has two rules for a method, the place tells which.
    for (let n = 0; n < Number(place); n += 1)
      condition = rules.indexOf(allow, condition) + allow.length;
    const end = rules.indexOf(';', condition);
    const waste = `[${Array(MOST - share)
      .fill("'x'")
      .join(', ')}].size() > 0`;
    return `${rules.slice(0, condition)}${waste} && (${rules.slice(condition, end)})${rules.slice(end)}`;
  }, committed);
}

describe('a batch leaves 150 of the allowed expressions unused', () => {
  test('the shares of a batch are at most 850 together', () => {
    for (const shares of [
      REQUEST,
      SIGN_UP,
      APPROVAL,
      DECLINE,
      QUESTION,
      PROPOSAL,
      REPEAT,
      CLAIM,
      SETTINGS,
      AMOUNT,
      RESEND,
      DISCARD,
      OWN_ACT,
      CORRECTION,
      PUBLICATION,
      MARKET_VALUE,
      CATALOGUE_EDIT,
      IMPORT,
    ]) {
      const sum = Object.values(shares).reduce((total, share) => total + share, 0);
      expect(sum).toBeLessThanOrEqual(ALLOWED);
    }
  });

  test('a request for any of the games', async () => {
    await enforceRules(wasteful(REQUEST), SHARES);
    for (const calculator of await readCalculators()) {
      // The version before the one in force costs the most: either the built-in or a published one.
      for (const versionTarifas of [1, 2]) {
        for (const version of [versionTarifas, versionTarifas + 1])
          await placeRates(calculator, { version }, 'shares');
        const ana = someVisitor();
        const answers = valued(calculator, answersOf(calculator, few), { versionTarifas });
        const record = { ...loanRequest(ana), ...answers, idioma: 'en' };
        await accepted(sendRequest(ana, record, requestMail(record)));
      }
    }
  });

  test('a sign-up', async () => {
    await enforceRules(wasteful(SIGN_UP), SHARES);
    const ana = someVisitor();
    const made = signUp(ana);
    const consentimiento = { ...made.subscriber.consentimiento, idioma: 'en' };
    const subscriber = { ...made.subscriber, consentimiento };
    const mail = signUpMail(subscriber, 'en');
    await accepted(commit(ana, signUpWrites(ana, { ...made, subscriber, mail })));
  });

  /** A request that was asked nine times, and answered each time or all but the last. */
  const asked = { idioma: 'en', ...waiting(MAX_QUESTIONS) };
  const answered = { idioma: 'en', ...answers(MAX_QUESTIONS) };

  test('an approval, of one person and of two', async () => {
    await enforceRules(wasteful(APPROVAL), SHARES);
    const author = someStaff();
    for (const changes of [{ idioma: 'en' }, asked]) {
      const request = await placeOpen(changes, 'shares');
      await accepted(commit(author, writesOf(decisionWrites(author, request))));
    }
    const second = staff({ roles: ['revisor'] }, MEMBERS.publishing.uid, 'shares');
    const propuesta = { autor: author.uid, fecha: Timestamp.now() };
    const proposed = await placeOpen(answered, 'shares');
    await placeFile(proposed.uid, { propuesta }, 'shares');
    await accepted(commit(second, writesOf(decisionWrites(second, proposed))));
    const older = { ...answered, estadoCredito: 'porConfirmar', propuesta };
    const request = await placeOpen(older, 'shares');
    await accepted(commit(second, writesOf(decisionWrites(second, request))));
  });

  test('a decline', async () => {
    await enforceRules(wasteful(DECLINE), SHARES);
    const author = someStaff();
    for (const changes of [{ idioma: 'en' }, asked])
      for (const motivo of declineReasons) {
        const request = await placeOpen(changes, 'shares');
        await accepted(commit(author, writesOf(decisionWrites(author, request, motivo))));
      }
  });

  test('a question, the last of nine', async () => {
    await enforceRules(wasteful(QUESTION), SHARES);
    const author = someStaff();
    const request = await placeOpen({ idioma: 'en', ...answers(MAX_QUESTIONS - 1) }, 'shares');
    const question = questionWrites(author, request, MAX_QUESTIONS, 'telefono');
    await accepted(commit(author, writesOf(question)));
  });

  test('a proposal', async () => {
    await enforceRules(wasteful(PROPOSAL), SHARES);
    const author = someStaff();
    const request = await placeOpen(waiting(MAX_QUESTIONS), 'shares');
    const writes = proposalWrites(author, request, MAX_QUESTIONS);
    await accepted(commit(author, writesOf(writes)));
  });

  test('each write of a decision with as many repeats as one batch closes', async () => {
    await enforceRules(wasteful({ ...REPEAT, 'auditoria create': 80 }), SHARES);
    const author = someStaff();
    const request = await placeOpen(asked, 'shares');
    const writes = writesOf(decisionWrites(author, request, 'sin-respuesta'));
    for (let n = 0; n < MAX_REPEATS.declined; n += 1) {
      const other = await placeOpen(asked, 'shares');
      writes.push(...writesOf(repeatWrites(author, other, request.uid)));
    }
    await accepted(commit(author, writes));
  });

  test('a claim, taken and taken over, a note, a seen code, and what is only told', async () => {
    await enforceRules(wasteful({ ...CLAIM, ...NOTE }), SHARES);
    const author = someStaff();
    const { uid } = await placeOpen({}, 'shares');
    await accepted(commit(author, claimWrites(author, uid)));
    const other = staff({ roles: ['revisor'] }, MEMBERS.publishing.uid, 'shares');
    const taken = { ...claimData(other, 2), motivo: 'á'.repeat(140) };
    await accepted(commit(other, claimWrites(other, uid, taken)));
    const note = { autor: other.uid, fecha: serverTimestamp(), texto: 'á'.repeat(500) };
    await accepted(commit(other, [{ path: `notas/${uid}/lista/${freshId()}`, data: note }]));

    await enforceRules(wasteful(SEEN), SHARES);
    const seen = { autor: other.uid, fecha: serverTimestamp() };
    const vista = caseWrite(other, `vista_${uid}`, 'ver', uid);
    await accepted(commit(other, [{ path: `vistas/${uid}`, data: seen }, vista]));

    await enforceRules(wasteful(TOLD), SHARES);
    const who = staff({ roles: ['analista', 'admin'] }, undefined, 'shares');
    const name = () => freshId().slice(0, 20);
    const told = { filas: 12, filtro: 'á'.repeat(140) };
    await accepted(
      commit(who, [
        caseWrite(who, `abrir_${name()}`, 'abrir', uid),
        auditWrite(who, `buscar_${name()}`, 'buscar', 'users'),
        auditWrite(who, `exportar_${name()}`, 'exportar', 'subscriptores', told),
      ]),
    );
  });

  test('an amount that is proposed, withdrawn and confirmed', async () => {
    await enforceRules(wasteful(AMOUNT), SHARES);
    const name = 'ajustes/credito';
    const first = staff({ roles: ['admin'] }, undefined, 'shares');
    const second = staff({ roles: ['revisor'] }, MEMBERS.publishing.uid, 'shares');
    const n = Number.parseInt(freshId().slice(0, 6), 16);
    const desde = Timestamp.now();
    const before = { montoConfirmar: 80_000, anterior: 40_000, desde, ediciones: n };
    const proposal = { montoConfirmar: 90_000, autor: first.uid };
    const told = { antes: 80_000, despues: 90_000 };
    const made = { ...proposal, fecha: serverTimestamp() };
    const waits = { ...before, propuesta: { ...proposal, fecha: desde } };
    const confirmed = { montoConfirmar: 90_000, anterior: 40_000, desde: serverTimestamp() };
    for (const [who, action, stored, next] of [
      [first, 'proponer-monto', before, { ...before, propuesta: made }],
      [second, 'confirmar-monto', waits, confirmed],
      [second, 'retirar-monto', waits, before],
    ] as const) {
      await place(name, stored, 'shares');
      const data = { ...next, ediciones: n + 1 };
      const id = `ajustes_credito_${n + 1}`;
      await accepted(commit(who, [{ path: name, data }, auditWrite(who, id, action, name, told)]));
      await deleteDoc(doc(ownerOf('shares'), `auditoria/${id}`));
    }
  });

  test('a mail that is sent again, and a draft that is discarded', async () => {
    await enforceRules(wasteful(RESEND), SHARES);
    const who = someStaff();
    const message = { subject: 'a', html: 'b', text: 'c' };
    const { uid } = await placeOpen(
      { ...waiting(MAX_QUESTIONS), registro: Timestamp.fromMillis(0) },
      'shares',
    );
    const path = `mail/${uid}_pregunta_${MAX_QUESTIONS}`;
    await place(path, { to: 'a@example.com', message }, 'shares');
    const questions = (await getDoc(doc(ownerOf('shares'), `users/${uid}`))).get('preguntas');
    const old = { ...questions[MAX_QUESTIONS], fecha: Timestamp.fromMillis(0) };
    await updateDoc(doc(ownerOf('shares'), `users/${uid}`), {
      [`preguntas.${MAX_QUESTIONS}`]: old,
    });
    await accepted(commit(who, resendWrites(who, path)));

    await enforceRules(wasteful(DISCARD), SHARES);
    const reviewer = staff({ roles: ['revisor'] }, MEMBERS.publishing.uid, 'shares');
    const [calculator] = await readCalculators();
    if (!calculator) throw new Error('there is no calculator');
    const draft = { ...draftDocument(calculator, who.uid), fecha: Timestamp.now() };
    await place(`borradores/${calculator.id}`, draft, 'shares');
    await accepted(commit(reviewer, await discardWrites(reviewer, calculator, 'shares')));
  });

  test('settings with as many addresses as there may be', async () => {
    await enforceRules(wasteful(SETTINGS), SHARES);
    const who = staff({ roles: ['admin'] }, undefined, 'shares');
    const correos = Array.from({ length: 10 }, (_, n) => `persona${n}@levelup.example`);
    const name = 'ajustes/avisos';
    await place(name, { correos, ediciones: Number.parseInt(freshId().slice(0, 6), 16) }, 'shares');
    const before = (await getDoc(doc(ownerOf('shares'), name))).get('ediciones');
    await accepted(
      commit(who, [
        { path: name, data: { correos, ediciones: before + 1 } },
        auditWrite(who, `ajustes_avisos_${before + 1}`, 'cambiar-ajustes', name),
      ]),
    );
  });

  test('a withdrawal, an answer and the end of promotions', async () => {
    await enforceRules(wasteful(OWN_ACT), SHARES);
    const acts = [
      withdrawalWrites,
      (request: StoredRequest) => answerWrites(request, MAX_QUESTIONS),
    ];
    for (const writes of acts) {
      const request = await placeOpen(asked, 'shares');
      await accepted(commit(visitor({}, request.uid, 'shares'), writesOf(writes(request))));
    }
    const consentimiento = { version: '2026-11', mercadeo: true };
    const request = await placeOpen({ ...asked, consentimiento }, 'shares');
    const who = visitor({}, request.uid, 'shares');
    await accepted(commit(who, writesOf(promotionsWrites(request))));
  });

  test('a corrected address', async () => {
    await enforceRules(wasteful(CORRECTION), SHARES);
    const request = await placeOpen({ idioma: 'en', ...waiting(MAX_QUESTIONS) }, 'shares');
    const who = visitor({}, request.uid, 'shares');
    await accepted(commit(who, writesOf(correctionWrites(request))));
  });

  test('a petition: asked by its session, again, and confirmed', async () => {
    await enforceRules(wasteful(PETITION), SHARES);
    const { uid, code } = await placeTracked({}, 'shares');
    const ana = visitor({}, uid, 'shares');
    const path = `peticiones/${code}_borrado`;
    const data = petition('borrado', { sesion: true });
    await accepted(commit(ana, [{ path, data }]));
    await place(path, mailedPetition('borrado', 11), 'shares');
    await accepted(commit(ana, [{ path, data: petition('borrado') }]));
    await place(path, mailedPetition('borrado', 1), 'shares');
    const confirmation = { estado: 'confirmada', clave: KEY };
    await accepted(commit(ana, [{ path, data: confirmation, change: true }]));
  });

  test('a draft of rates for any of the games', async () => {
    await enforceRules(wasteful(DRAFT), SHARES);
    const who = staff({ roles: ['revisor'] }, MEMBERS.drafting.uid, 'shares');
    for (const calculator of await readCalculators()) {
      const path = `borradores/${calculator.id}`;
      const data = draftDocument(calculator, who.uid);
      await forgetRates(calculator, 'shares');
      await accepted(commit(who, [{ path, data }]));
      await accepted(commit(who, [{ path, data: { ...data, revision: 2 } }]));
    }
  });

  test('a publication of rates for any of the games', async () => {
    await enforceRules(wasteful(PUBLICATION), SHARES);
    const who = staff({ roles: ['revisor'] }, MEMBERS.publishing.uid, 'shares');
    for (const calculator of await readCalculators()) {
      const draft = { ...draftDocument(calculator, MEMBERS.drafting.uid), fecha: Timestamp.now() };
      await forgetRates(calculator, 'shares');
      await placeRates(calculator, { version: 2 }, 'shares');
      await place(`borradores/${calculator.id}`, draft, 'shares');
      const writes = publicationWrites(who, calculator, draft, 3);
      await accepted(commit(who, Object.values(writes)));
    }
  });

  test('a market value, an edit of a game, and an import', async () => {
    const who = staff({ roles: ['revisor', 'admin'] }, MEMBERS.active.uid, 'shares');
    const id = freshId();
    const fecha = serverTimestamp();
    const motivo = { es: 'á'.repeat(140), en: 'b'.repeat(140) };
    const before = Array.from({ length: 499 }, () => 150);
    const game = { name: 'Roblox', image: '', destino: '/Roblox' };
    await place(`games/${id}`, { ...game, value: before }, 'shares');

    await enforceRules(wasteful(MARKET_VALUE), SHARES);
    const change = { valor: 160, anterior: 150, motivo, autor: who.uid, fecha };
    const appended = { value: [...before, 160], ultimoCambio: change };
    const entry = `games/${id}/cambios/499`;
    await accepted(
      commit(who, [
        { path: `games/${id}`, data: appended, change: true },
        { path: entry, data: change },
        auditWrite(who, `valor_${id}_499`, 'cambiar-valor', entry),
      ]),
    );

    await enforceRules(wasteful(CATALOGUE_EDIT), SHARES);
    const edited = { ...game, name: 'á'.repeat(60), image: `/${'i'.repeat(299)}`, ediciones: 1 };
    await accepted(
      commit(who, [
        { path: `games/${id}`, data: edited, change: true },
        auditWrite(who, `catalogo_${id}_1`, 'editar-juego', `games/${id}`),
      ]),
    );

    await enforceRules(wasteful(IMPORT), SHARES);
    const valores = { [id]: { anterior: 160, nuevo: 170 } };
    const asked = { autor: who.uid, fecha, motivo, valores, estado: 'pedida' };
    await accepted(
      commit(who, [
        { path: `importaciones/${id}`, data: asked },
        auditWrite(who, `importacion_${id}`, 'importar-valores', `importaciones/${id}`, {
          archivo: 'á'.repeat(120),
          filas: 1,
          motivo: motivo.es,
        }),
      ]),
    );
  });

  test('six proven lines, after the last of nine questions', async () => {
    await enforceRules(wasteful(PROOF), SHARES);
    const asked = proofCase(6, waiting(MAX_QUESTIONS));
    const uid = await placeProofCase(asked, 'shares');
    await accepted(commit(visitor({}, uid, 'shares'), [proofWrite(uid, asked)]));
  });

  test('a rule without a share is detected', async () => {
    await enforceRules(wasteful({ 'users create': 0 }), SHARES);
    const outcome = refused(sendRequest(someVisitor()));
    await expect(outcome).rejects.toThrow('too many expressions');
  });
});
