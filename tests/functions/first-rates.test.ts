import { expect, it } from 'vitest';
import { ratesOf } from '../../src/domain/rates/rates';
import roblox from '../../src/games/roblox';
import { withAdmin } from '../../tools/support/admin';
import { writeFirstRates } from '../../tools/support/first/rates';

it('version 1 of the rates is stored if it is missing, and kept if it is not', () =>
  withAdmin(undefined, async (admin) => {
    const stored = admin.db.doc('tarifas/roblox/versiones/1');
    await stored.delete();
    expect(await writeFirstRates(admin)).toBeGreaterThan(0);
    const { rates, options, base } = ratesOf(roblox);
    expect((await stored.get()).data()).toMatchObject({
      version: 1,
      tasas: rates,
      opciones: options,
      base,
      anterior: 0,
    });
    await stored.update({ base: 7 });
    expect(await writeFirstRates(admin)).toBe(0);
    expect((await stored.get()).get('base')).toBe(7);
    await stored.delete();
  }));
