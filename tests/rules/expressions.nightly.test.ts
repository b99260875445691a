import { serverTimestamp } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { MARKET_VALUE, SIGN_UP, TOLD } from '../../tools/rules/shares';
import { auditWrite, caseWrite } from '../support/rules/rules-audit';
import { accepted } from '../support/rules/rules-outcome';
import { freshId, staff } from '../support/rules/rules-people';
import {
  commit,
  place,
  placeTracked,
  signUp,
  signUpMail,
  signUpWrites,
} from '../support/rules/rules-records';
import { enforceShares, someVisitor } from '../support/rules/rules-shares';

// The costliest batch, a request, is in expressions.test.ts.
describe('a batch leaves 150 of the allowed expressions unused', () => {
  test('a sign-up', async () => {
    await enforceShares(SIGN_UP);
    const ana = someVisitor();
    const made = signUp(ana);
    const consentimiento = { ...made.subscriber.consentimiento, idioma: 'en' };
    const subscriber = { ...made.subscriber, consentimiento };
    const mail = signUpMail(subscriber, 'en');
    await accepted(commit(ana, signUpWrites(ana, { ...made, subscriber, mail })));
  });

  test('an entry of the audit alone', async () => {
    const { uid } = await placeTracked({}, 'shares');
    await enforceShares(TOLD);
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

  test('a market value', async () => {
    const who = staff({ roles: ['revisor'] }, undefined, 'shares');
    const id = freshId();
    const fecha = serverTimestamp();
    const motivo = { es: 'á'.repeat(140), en: 'b'.repeat(140) };
    const before = Array.from({ length: 499 }, () => 150);
    const game = { name: 'Roblox', image: '', destino: '/Roblox' };
    await place(`games/${id}`, { ...game, value: before }, 'shares');

    await enforceShares(MARKET_VALUE);
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
  });
});
