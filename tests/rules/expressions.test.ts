import { Timestamp } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { MAX_QUESTIONS } from '../../src/domain/request/questions';
import { readCalculators } from '../../tools/rules/read-calculators';
import {
  ALLOWED,
  APPROVAL,
  BATCHES,
  DECIDED_AGAIN,
  REQUEST,
  SIGN_UP,
  totalOf,
  UNDO_PROPOSAL,
  UNDOING,
} from '../../tools/rules/shares';
import {
  answers,
  decisionWrites,
  placeFile,
  placeOpen,
  waiting,
  writesOf,
} from '../support/rules/rules-acts';
import { answersOf, few, valued } from '../support/rules/rules-answers';
import { accepted, refused } from '../support/rules/rules-outcome';
import { staff } from '../support/rules/rules-people';
import { placeRates } from '../support/rules/rules-rates';
import {
  commit,
  loanRequest,
  requestMail,
  sendRequest,
  signUp,
  signUpMail,
  signUpWrites,
} from '../support/rules/rules-records';
import { enforceShares, someStaff, someVisitor } from '../support/rules/rules-shares';
import { MEMBERS } from '../support/rules/rules-staff';
import {
  daysAgo,
  placeDecided,
  undoDropWrites,
  undoneWrites,
  undoProposalWrites,
} from '../support/rules/rules-undo';

describe('a batch leaves 150 of the allowed expressions unused', () => {
  test('the shares of a batch are at most 850 together', () => {
    for (const [batch, shares] of Object.entries(BATCHES))
      expect(totalOf(shares), batch).toBeLessThanOrEqual(ALLOWED);
  });

  test('a request for any of the games', async () => {
    await enforceShares(REQUEST);
    for (const calculator of await readCalculators()) {
      // The version before the one in force costs the most: either the built-in or a published one.
      for (const versionTarifas of [1, 2]) {
        for (const version of [versionTarifas, versionTarifas + 1])
          await placeRates(calculator, { version }, 'shares');
        const ana = someVisitor();
        const answers = valued(calculator, answersOf(calculator, few), { versionTarifas });
        const phone = { telefono: '+18095550142' };
        const record = { ...loanRequest(ana), ...answers, ...phone, idioma: 'en' };
        await accepted(sendRequest(ana, record, requestMail(record)));
      }
    }
  });

  test('a sign-up', async () => {
    await enforceShares(SIGN_UP);
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
    await enforceShares(APPROVAL);
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

  test('a proposal to undo a decision, its end, and an undone decision of every outcome', async () => {
    const first = staff({ roles: ['analista'] }, MEMBERS.drafting.uid, 'shares');
    const second = staff({ roles: ['revisor'] }, MEMBERS.publishing.uid, 'shares');
    const fecha = daysAgo(1);
    const earlier = { 1: { estado: 'rechazado' }, 2: { estado: 'rechazado' } };
    const outcomes = [
      ['rechazado', { ahora: 'pendiente' }],
      ['rechazado', { ahora: 'aprobado' }],
      ['aprobado', { ahora: 'rechazado', motivo: 'sin-respuesta' }],
    ] as const;
    await enforceShares(UNDO_PROPOSAL);
    const proposed = outcomes.map(async ([answer, to]) => {
      const decision = { fecha, ...(answer === 'rechazado' && { motivo: 'sin-respuesta' }) };
      const asked = { decisiones: earlier, vuelta: '_3', reconsideracion: {} };
      const changes = { ...answered, decision, ...asked };
      const request = await placeDecided(someStaff().uid, answer, changes, 'shares');
      const file = {
        decision: { autor: someStaff().uid, fecha },
        propuesta: { autor: 'eva', fecha },
        decisiones: { 1: earlier[1] },
        vuelta: '_3',
        reversion: { numero: 1, fin: { hecha: true } },
      };
      await placeFile(request.uid, file, 'shares');
      const propose = async (number: number) => {
        const writes = await undoProposalWrites(first, request, to, number, 'error', 'shares');
        await commit(first, writesOf(writes));
      };
      await accepted(propose(2));
      await accepted(commit(second, writesOf(undoDropWrites(second, request, 2))));
      await accepted(propose(3));
      return request;
    });
    const requests = await Promise.all(proposed);
    await enforceShares(UNDOING);
    for (const request of requests)
      await accepted(commit(second, writesOf(await undoneWrites(second, request, 'shares'))));
  });

  test('a decision after another was undone', async () => {
    const author = someStaff();
    const earlier = { 1: { estado: 'rechazado' }, 2: { estado: 'rechazado' } };
    for (const motivo of [undefined, 'sin-respuesta'] as const) {
      await enforceShares(motivo ? DECIDED_AGAIN : APPROVAL);
      // The first was undone because the visitor asked to have it reconsidered.
      const again = { ...answered, decisiones: earlier, vuelta: '_3', reconsideracion: {} };
      const request = await placeOpen(again, 'shares');
      await placeFile(request.uid, { decisiones: earlier, vuelta: '_3' }, 'shares');
      await accepted(commit(author, writesOf(decisionWrites(author, request, motivo, 3))));
    }
  });

  test('a rule without a share is detected', async () => {
    await enforceShares({ 'users create': 0 });
    const outcome = refused(sendRequest(someVisitor()));
    await expect(outcome).rejects.toThrow('too many expressions');
  });
});
