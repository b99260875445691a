import { readFileSync } from 'node:fs';
import { serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { readCalculators } from '../../tools/rules/read-calculators';
import { answersOf, few, valued } from '../support/rules/rules-answers';
import { auditWrite } from '../support/rules/rules-audit';
import { enforceRules } from '../support/rules/rules-emulator';
import { accepted, refused } from '../support/rules/rules-outcome';
import { freshId, staff, visitor } from '../support/rules/rules-people';
import {
  draftDocument,
  forgetRates,
  placeRates,
  publicationWrites,
} from '../support/rules/rules-rates';
import {
  commit,
  loanRequest,
  mailTo,
  place,
  placeTracked,
  requestMail,
  sendRequest,
  signUp,
  signUpWrites,
} from '../support/rules/rules-records';
import { MEMBERS } from '../support/rules/rules-staff';

/** Wasteful rules are enforced where no other test looks. */
const SHARES = ['shares'] as const;
const someVisitor = () => visitor({}, undefined, 'shares');
const someStaff = () => staff({}, undefined, 'shares');

const committed = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

/** Firestore evaluates at most this many expressions; a batch may use 800 of them. */
const MOST = 1000;
const ALLOWED = 800;

/** The rule of each write of a batch, and the most expressions that it may use. */
type Shares = Readonly<Record<string, number>>;

const REQUEST: Shares = {
  'users create': 512,
  'mail create': 124,
  'limites create': 76,
  'seguimiento create': 58,
  'codigos create': 30,
};
const SIGN_UP: Shares = {
  'subscriptores create': 240,
  'cuotas create': 60,
  'mail create': 400,
  'limites create': 90,
};
const DECISION: Shares = { 'users update': 350, 'mail create': 350, 'seguimiento update': 100 };
const DRAFT: Shares = { 'borradores create': 800, 'borradores update': 800 };
const PUBLICATION: Shares = {
  'tarifas update': 380,
  'versiones create': 60,
  'auditoria create': 120,
  'borradores delete': 140,
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
    const [collection, method] = rule.split(' ');
    const block = rules.indexOf(`match /${collection}/`);
    const condition = rules.indexOf(`allow ${method}: if `, block) + `allow ${method}: if `.length;
    const end = rules.indexOf(';', condition);
    const waste = `[${Array(MOST - share)
      .fill("'x'")
      .join(', ')}].size() > 0`;
    return `${rules.slice(0, condition)}${waste} && (${rules.slice(condition, end)})${rules.slice(end)}`;
  }, committed);
}

describe('a batch leaves a fifth of the allowed expressions unused', () => {
  test('the shares of a batch are at most 800 together', () => {
    for (const shares of [
      REQUEST,
      SIGN_UP,
      DECISION,
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
    const mail = mailTo(made.subscriber.correo, 'sign-up-received', 'en');
    await accepted(commit(ana, signUpWrites(ana, { ...made, mail })));
  });

  test('a decision', async () => {
    await enforceRules(wasteful(DECISION), SHARES);
    const author = someStaff();
    const correo = 'ana.perez@example.com';
    const { uid, code } = await placeTracked({ correo, idioma: 'en' }, 'shares');
    const decision = { autor: author.uid, fecha: serverTimestamp() };
    const change = { estadoCredito: 'rechazado', decision, actualizado: serverTimestamp() };
    const shown = { estado: 'rechazado', actualizada: serverTimestamp() };
    await accepted(
      commit(author, [
        { path: `users/${uid}`, data: change, change: true },
        { path: `mail/${uid}_decision`, data: mailTo(correo, 'declined', 'en', code) },
        { path: `seguimiento/${code}`, data: shown, change: true },
      ]),
    );
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
        auditWrite(who, `importacion_${id}`, 'importar-valores', `importaciones/${id}`),
      ]),
    );
  });

  test('a rule without a share is detected', async () => {
    await enforceRules(wasteful({ 'users create': 0 }), SHARES);
    const outcome = refused(sendRequest(someVisitor()));
    await expect(outcome).rejects.toThrow('too many expressions');
  });
});
