import { serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { MAX_QUESTIONS } from '../../src/domain/request/questions';
import {
  COMPLAINT,
  COMPLAINT_WITHDRAWAL,
  CORRECTION,
  MARKET_VALUE,
  OWN_ACT,
  PETITION,
  PROOF,
  SIGN_UP,
  TOLD,
} from '../../tools/rules/shares';
import {
  answerWrites,
  correctionWrites,
  placeOpen,
  promotionsWrites,
  type StoredRequest,
  waiting,
  withdrawalWrites,
  writesOf,
} from '../support/rules/rules-acts';
import { auditWrite, caseWrite } from '../support/rules/rules-audit';
import {
  complaintData,
  complaintWithdrawalWrites,
  complaintWrites,
  freshNumber,
} from '../support/rules/rules-complaints';
import { accepted } from '../support/rules/rules-outcome';
import { freshId, staff, visitor } from '../support/rules/rules-people';
import { KEY, mailedPetition, petition } from '../support/rules/rules-petitions';
import { placeProofCase, proofCase, proofWrite } from '../support/rules/rules-proofs';
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
  /** A request that was asked nine times, and answered each time or all but the last. */
  const asked = { idioma: 'en', ...waiting(MAX_QUESTIONS) };

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
    const { uid } = await placeOpen({}, 'shares');
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

  test('a withdrawal, an answer and the end of promotions', async () => {
    await enforceShares(OWN_ACT);
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
    await enforceShares(CORRECTION);
    const request = await placeOpen({ idioma: 'en', ...waiting(MAX_QUESTIONS) }, 'shares');
    const who = visitor({}, request.uid, 'shares');
    await accepted(commit(who, writesOf(correctionWrites(request))));
  });

  test('a petition: asked by its session, again, and confirmed', async () => {
    await enforceShares(PETITION);
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

  test('a complaint, the last of a session, and its withdrawal', async () => {
    await enforceShares(COMPLAINT);
    const ana = visitor({}, undefined, 'shares');
    const earlier = [freshNumber(), freshNumber()];
    const ultima = Timestamp.fromMillis(0);
    await place(`misReclamos/${ana.uid}`, { numeros: earlier, ultima }, 'shares');
    const { code } = await placeTracked({}, 'shares');
    const texto = 'á'.repeat(600);
    const record = { ...complaintData(ana), texto, codigo: code, tipo: 'sitio', idioma: 'en' };
    const number = freshNumber();
    await accepted(commit(ana, complaintWrites(ana, number, record, earlier)));

    await enforceShares(COMPLAINT_WITHDRAWAL);
    await accepted(commit(ana, complaintWithdrawalWrites(ana, number, 'en')));
  });

  test('six proven lines, after the last of nine questions', async () => {
    await enforceShares(PROOF);
    const asked = proofCase(6, waiting(MAX_QUESTIONS));
    const uid = await placeProofCase(asked, 'shares');
    await accepted(commit(visitor({}, uid, 'shares'), [proofWrite(uid, asked)]));
  });
});
