import { describe, expect, test } from 'vitest';
import { type RatesDraft, ratesOf } from '../../../src/domain/rates/rates';
import roblox from '../../../src/games/roblox';
import { publishedRates } from '../../../tools/samples/published-rates';
import { bothStaffBackends } from '../../support/both-staff-backends';

const { implementations } = bothStaffBackends();

const figures = { rates: { ...ratesOf(roblox).rates, robux: 2000 }, options: {}, base: 0 };
const reason = { es: 'Sube el mercado', en: 'The market rises' };
const v1 = ratesOf(roblox);

/** Leo's draft, as stored. */
const leos: RatesDraft = {
  ...figures,
  reason,
  author: 'leo',
  savedAt: new Date(Date.UTC(2026, 10, 23, 12)),
  revision: 3,
};

const code = (expected: string) => ({ code: expected });

describe.each(implementations)('%s', (_name, open) => {
  describe('the rates of a game', () => {
    test('are version 1 until others are published', async () => {
      const { staff } = await open({});
      expect(await staff.read('ratesInForce', roblox)).toEqual(ratesOf(roblox));
      expect(await staff.read('ratesHistory', roblox)).toEqual([ratesOf(roblox)]);
      expect(await staff.read('ratesDraft', roblox)).toBeUndefined();
    });

    test('have a history, newest first', async () => {
      const versions = [publishedRates(), publishedRates({ version: 3, robux: 1500 })];
      const { staff } = await open({ published: { roblox: versions } });
      expect(await staff.read('ratesInForce', roblox)).toEqual(versions[1]);
      expect(await staff.read('ratesHistory', roblox)).toEqual([
        versions[1],
        versions[0],
        ratesOf(roblox),
      ]);
    });
  });

  describe('a draft', () => {
    test('belongs to the member who saves it first', async () => {
      const { staff, uid } = await open({});
      const next = { ...figures, reason: { es: ' Sube ', en: '' } };
      const saved = await staff.saveRatesDraft(roblox, undefined, next, v1);
      const expected = {
        ...figures,
        reason: { es: 'Sube', en: '' },
        id: expect.any(String),
        author: uid,
        authors: { figures: { robux: uid }, reason: { es: uid } },
        savedAt: expect.any(Date),
        revision: 1,
      };
      expect(saved).toEqual(expected);
      expect(await staff.read('ratesDraft', roblox)).toEqual(expected);
    });

    test('stays its author’s while the reason changes, and not when a figure does', async () => {
      const { staff, uid } = await open({ drafts: { roblox: leos } });
      const seen = await staff.read('ratesDraft', roblox);
      expect(seen).toEqual(leos);
      const other = { es: 'Otro motivo', en: 'Another reason' };
      const worded = await staff.saveRatesDraft(roblox, seen, { ...figures, reason: other }, v1);
      expect(worded).toMatchObject({ author: 'leo', revision: 4, reason: other });
      const dearer = { ...figures, rates: { ...figures.rates, ugc: 1000 }, reason };
      const mine = await staff.saveRatesDraft(roblox, worded, dearer, v1);
      expect(mine).toMatchObject({ author: uid, revision: 5 });
      expect(await staff.read('ratesDraft', roblox)).toMatchObject({
        author: uid,
        rates: dearer.rates,
      });
    });

    test('is discarded by its author or a reviewer, and the audit tells', async () => {
      const analyst = (await open({ drafts: { roblox: leos } }, ['analyst'])).staff;
      const theirs = analyst.discardRatesDraft(roblox, leos);
      await expect(theirs).rejects.toMatchObject(code('denied'));
      const { staff, uid } = await open({ drafts: { roblox: leos } }, ['reviewer', 'admin']);
      await staff.discardRatesDraft(roblox, leos);
      expect(await staff.read('ratesDraft', roblox)).toBeUndefined();
      const acts = { author: uid, act: undefined, day: undefined };
      expect((await staff.read('listAudit', acts, 5)).rows).toMatchObject([
        { act: 'discardDraft', subject: { kind: 'draft', gameId: 'roblox' } },
      ]);
    });
  });

  describe('a returned draft', () => {
    const note = ' Falta explicar los años. ';

    test('has a note, and everything else as it was', async () => {
      const { staff, uid } = await open({ drafts: { roblox: leos } });
      const returned = await staff.returnRatesDraft(roblox, leos, note);
      const expected = {
        ...leos,
        revision: 4,
        note: { text: 'Falta explicar los años.', author: uid, writtenAt: expect.any(Date) },
      };
      expect(returned).toEqual(expected);
      expect(await staff.read('ratesDraft', roblox)).toEqual(expected);
    });

    test('can be returned again, with another note', async () => {
      const { staff } = await open({ drafts: { roblox: leos } });
      const first = await staff.returnRatesDraft(roblox, leos, note);
      await staff.returnRatesDraft(roblox, first, 'Y los limitados.');
      const stored = await staff.read('ratesDraft', roblox);
      expect(stored).toMatchObject({ revision: 5, note: { text: 'Y los limitados.' } });
    });

    test('loses its note to the next save', async () => {
      const { staff } = await open({ drafts: { roblox: leos } });
      const returned = await staff.returnRatesDraft(roblox, leos, note);
      const other = { es: 'Otro motivo', en: 'Another reason' };
      const saved = await staff.saveRatesDraft(roblox, returned, { ...figures, reason: other }, v1);
      expect(saved).toMatchObject({ author: 'leo', revision: 5 });
      expect(saved.note).toBeUndefined();
      expect((await staff.read('ratesDraft', roblox))?.note).toBeUndefined();
    });
  });

  describe('a publication', () => {
    test('puts somebody else’s draft into force and ends it', async () => {
      const { staff, uid } = await open({ drafts: { roblox: leos } });
      const made = await staff.publishRates(roblox, leos, await staff.read('ratesInForce', roblox));
      const expected = {
        version: 2,
        ...figures,
        publication: {
          since: expect.any(Date),
          previous: 1,
          reason,
          author: 'leo',
          publisher: uid,
        },
      };
      expect(made).toEqual(expected);
      expect(await staff.read('ratesInForce', roblox)).toEqual(expected);
      const authors = { figures: { robux: 'leo' }, reason: { es: 'leo', en: 'leo' } };
      const version = { ...expected, publication: { ...expected.publication, authors } };
      expect(await staff.read('ratesHistory', roblox)).toEqual([version, ratesOf(roblox)]);
      expect(await staff.read('ratesDraft', roblox)).toBeUndefined();
    });

    test('of a draft that says that the version before was wrong keeps that', async () => {
      const marked = { ...leos, previousWrong: true };
      const { staff } = await open({ drafts: { roblox: marked } });
      expect(await staff.read('ratesDraft', roblox)).toEqual(marked);
      const made = await staff.publishRates(
        roblox,
        marked,
        await staff.read('ratesInForce', roblox),
      );
      // Visitors read the rates in force: the mark is for staff, who read the versions.
      expect(made.publication).not.toHaveProperty('previousWrong');
      const [version] = await staff.read('ratesHistory', roblox);
      expect(version).toMatchObject({ publication: { previousWrong: true } });
    });

    test('undoes a version by publishing the figures of the one before', async () => {
      const drafts = { roblox: { ...leos, rates: ratesOf(roblox).rates } };
      const { staff } = await open({ drafts, published: { roblox: [publishedRates()] } });
      const inForce = await staff.read('ratesInForce', roblox);
      const made = await staff.publishRates(roblox, drafts.roblox, inForce);
      expect(made).toMatchObject({ version: 3, rates: ratesOf(roblox).rates });
    });
  });
});
