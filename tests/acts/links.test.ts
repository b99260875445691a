import { describe, expect, test } from 'vitest';
import type { SessionToken } from '../../functions/src/acts/guard';
import { visitorActs as acts } from '../../functions/src/acts/visitor';
import { type VisitorActs, visitorActs } from '../../src/domain/acts/visitor/visitor-acts';
import { LINK_HOURS } from '../../src/domain/mail/petition-mails';
import { ASK_AGAIN_MINUTES } from '../../src/domain/request/petition';
import { newCode } from '../../src/domain/request/request-code';
import { MINUTE_MS } from '../../src/domain/time';
import { readLoanRequest } from '../../src/records/request';
import { DECLINED } from '../support/acts/later-requests';
import type { Documents } from '../support/acts/map-database';
import { expectRefused } from '../support/acts/refusals';
import { add, sayAsVisitor, tokenOf, visitorToken } from '../support/acts/stage';
import { addLink, KEY, VISITOR_SAMPLES } from '../support/acts/visitor-samples';

const names = Object.keys(visitorActs) as (keyof VisitorActs)[];
const byLink = names.filter((name) => acts[name].needs === 'link') as (
  | 'withdrawByLink'
  | 'reconsiderByLink'
)[];
const open = names.filter((name) => acts[name].needs !== 'session');

const KIND = { withdrawByLink: 'withdrawal', reconsiderByLink: 'reconsideration' } as const;
const pathOf = (documents: Documents) =>
  [...documents.keys()].find((path) => path.startsWith('peticiones/')) ?? '';

/** Says an act, which must be refused for this and change nothing. */
const isRefused = (documents: Documents, name: string, asked: object, why: string, now?: number) =>
  expectRefused({ say: sayAsVisitor, documents, name, asked, by: undefined, now }, why);

const anybody: Readonly<Record<string, SessionToken | undefined>> = {
  nobody: undefined,
  'a visitor': visitorToken('two'),
  'a member of staff': tokenOf('ana'),
};

describe.each(open)('%s', (name) => {
  test.each(Object.entries(anybody))('needs no session: %s', async (_, by) => {
    const { documents, asked } = VISITOR_SAMPLES[name]();
    expect(await sayAsVisitor(documents, name, asked, by)).toEqual({ done: true });
  });
});

describe.each(byLink)('%s is refused, and nothing changes', (name) => {
  test('with another key, or to an act of another kind', async () => {
    const { documents, asked } = VISITOR_SAMPLES[name]();
    await isRefused(documents, name, { ...asked, key: newCode() }, 'denied');
    await isRefused(documents, name, { ...asked, key: asked.code }, 'denied');
    documents.delete(pathOf(documents));
    addLink(documents, asked.code, 'erasure');
    await isRefused(documents, name, asked, 'denied');
  });

  test('where nobody asked for a link, or it is not mailed yet', async () => {
    const { documents, asked } = VISITOR_SAMPLES[name]();
    documents.delete(pathOf(documents));
    await isRefused(documents, name, asked, 'denied');
    const again = { code: asked.code, kind: KIND[name], language: 'es' };
    await sayAsVisitor(documents, 'askForLink', again, undefined);
    await isRefused(documents, name, asked, 'denied');
  });

  test('once another link was asked for', async () => {
    const { documents, asked } = VISITOR_SAMPLES[name]();
    const again = { code: asked.code, kind: KIND[name], language: 'es' };
    const later = Date.now() + ASK_AGAIN_MINUTES * MINUTE_MS;
    expect(await sayAsVisitor(documents, 'askForLink', again, undefined, later)).toEqual({
      done: true,
    });
    await isRefused(documents, name, asked, 'denied', later);
  });

  test('after its day', async () => {
    const { documents, asked } = VISITOR_SAMPLES[name]();
    const end = Date.now() + LINK_HOURS * 60 * MINUTE_MS - MINUTE_MS;
    await isRefused(documents, name, asked, 'denied', end + 1000);
    expect(await sayAsVisitor(documents, name, asked, undefined, end - 1000)).toEqual({
      done: true,
    });
  });

  test('the second time, in every later state: it is done', async () => {
    for (const become of Object.values(VISITOR_SAMPLES[name]().later)) {
      const { documents, asked } = VISITOR_SAMPLES[name]();
      expect(await sayAsVisitor(documents, name, asked, undefined)).toEqual({ done: true });
      become(documents);
      const before = new Map(documents);
      expect(await sayAsVisitor(documents, name, asked, undefined)).toEqual({ done: true });
      expect(documents).toEqual(before);
    }
  });
});

describe('L4: a link to withdraw, asked for while the bank decides', () => {
  test('changes nothing of the decided request, and withdraws it once the decision is undone', async () => {
    const { documents, asked } = VISITOR_SAMPLES.withdrawByLink();
    const request = readLoanRequest('one', documents.get('users/one') ?? {});
    add(documents, { ...request, ...DECLINED });
    await isRefused(documents, 'withdrawByLink', asked, 'conflict');
    add(documents, request);
    expect(await sayAsVisitor(documents, 'withdrawByLink', asked, undefined)).toEqual({
      done: true,
    });
    expect(documents.get('users/one')).toMatchObject({ estadoCredito: 'retirado' });
  });

  test('can be asked for again after ten minutes, whatever became of the last one', async () => {
    const { documents, asked } = VISITOR_SAMPLES.withdrawByLink();
    const path = pathOf(documents);
    const again = { code: asked.code, kind: 'withdrawal', language: 'en' };
    for (const estado of ['pedida', 'confirmar', 'hecha', 'cerrada']) {
      documents.set(path, { ...documents.get(path), estado });
      const later = new Map(documents);
      const now = Date.now() + ASK_AGAIN_MINUTES * MINUTE_MS;
      expect(await sayAsVisitor(later, 'askForLink', again, undefined, now)).toEqual({
        done: true,
      });
      expect(later.get(path)).toEqual({
        tipo: 'retiro',
        fecha: expect.anything(),
        idioma: 'en',
        estado: 'pedida',
        expira: expect.anything(),
      });
    }
  });
});

describe('asking for a link', () => {
  test('writes its petition and nothing else, whatever the address is', async () => {
    const { documents, asked } = VISITOR_SAMPLES.askForLink();
    const before = new Map(documents);
    await sayAsVisitor(documents, 'askForLink', asked, undefined);
    const path = pathOf(documents);
    expect(path).toBe(`peticiones/${asked.code}_borrado`);
    for (const [other, fields] of documents)
      if (other !== path) expect(before.get(other)).toBe(fields);
  });

  test('again is the same within a minute, and too soon within ten', async () => {
    const { documents, asked } = VISITOR_SAMPLES.askForLink();
    const now = Date.now();
    await sayAsVisitor(documents, 'askForLink', asked, undefined, now);
    const soon = now + MINUTE_MS - 1;
    expect(await sayAsVisitor(documents, 'askForLink', asked, undefined, soon)).toEqual({
      done: true,
    });
    for (const minutes of [1, ASK_AGAIN_MINUTES])
      await isRefused(documents, 'askForLink', asked, 'too-soon', now + minutes * MINUTE_MS);
    // Other kinds have their own.
    const other = { ...asked, kind: 'withdrawal' };
    expect(await sayAsVisitor(documents, 'askForLink', other, undefined, now)).toEqual({
      done: true,
    });
  });

  test('of a code that no request has is refused', async () => {
    const { documents, asked } = VISITOR_SAMPLES.askForLink();
    await isRefused(documents, 'askForLink', { ...asked, code: newCode() }, 'no-request');
  });
});

describe('ending a subscription', () => {
  test('deletes the subscriber, the mail and the code, and nothing else', async () => {
    const { documents, asked } = VISITOR_SAMPLES.unsubscribe();
    documents.set('subscriptores/eva_1', { correo: 'eva@example.com' });
    const before = new Map(documents);
    await sayAsVisitor(documents, 'unsubscribe', asked, undefined);
    for (const gone of ['subscriptores/two_1', 'mail/two_1', `bajas/${asked.code}`])
      before.delete(gone);
    const trace = {
      tipo: 'baja',
      estado: 'hecha',
      fecha: expect.anything(),
      hecha: expect.anything(),
      expira: expect.anything(),
    };
    before.set(`peticiones/${asked.code}_baja`, trace);
    expect(documents).toEqual(before);
  });

  test('of a code that no subscription has is refused, and of a request too', async () => {
    const { documents } = VISITOR_SAMPLES.unsubscribe();
    await isRefused(documents, 'unsubscribe', { code: newCode() }, 'no-subscription');
    await isRefused(documents, 'unsubscribe', { code: KEY }, 'no-subscription');
    const own = VISITOR_SAMPLES.withdrawByLink();
    await isRefused(own.documents, 'unsubscribe', { code: own.asked.code }, 'no-subscription');
  });
});
