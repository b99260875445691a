import { describe, expect, it } from 'vitest';
import type { Answers } from '../../src/domain/answers';
import { estimate } from '../../src/domain/estimate';
import type { Language } from '../../src/domain/language';
import { findCalculator } from '../../src/games';
import { createI18n, switchLanguage } from '../../src/i18n';
import { answerText } from '../../src/i18n/answer-text';
import { calculator as calculatorCopy } from '../../src/i18n/es/calculator';
import { receiptRows, yesNo } from '../../src/i18n/receipt-words';

function i18nOfCalculators() {
  const i18n = createI18n({});
  i18n.addResourceBundle('es', 'calculator', calculatorCopy);
  return i18n;
}

async function rowsOf(gameId: string, answers: Answers, language: Language = 'es') {
  const calculator = findCalculator(gameId);
  if (!calculator) throw new Error(`no calculator ${gameId}`);
  const i18n = i18nOfCalculators();
  await switchLanguage(i18n, language);
  return receiptRows(estimate(calculator, answers), language, i18n.getFixedT(language));
}

const ROBLOX = { robux: 1300, limitedItems: 6, nameLetters: 9, accountYears: 7 };

describe('the lines of a receipt', () => {
  it('say quantity × rate = subtotal and the share, the largest first', async () => {
    const rows = await rowsOf('roblox', ROBLOX);
    expect(
      rows.map(({ label, detail, amount, shareText }) => [label, detail, amount, shareText]),
    ).toEqual([
      ['Años de la cuenta', '7 × US$5.00', '35.00', '49.5 %'],
      ['Robux', '1,300 × US$0.0125', '16.25', '23.0 %'],
      ['Artículos limitados', '6 × US$2.50', '15.00', '21.2 %'],
      ['Letras del nombre', '9 × US$0.50', '4.50', '6.4 %'],
      ['Creador UGC', 'No', '0.00', undefined],
    ]);
  });

  it('say what one more adds, and that UGC changes nothing', async () => {
    const notes = (await rowsOf('roblox', ROBLOX)).map(({ note }) => note);
    expect(notes).toEqual([
      'Una unidad más suma US$5.00',
      'Una unidad más suma US$0.0125',
      'Una unidad más suma US$2.50',
      'Una unidad más suma US$0.50',
      'No cambia el valor',
    ]);
  });

  it('say the same in English', async () => {
    const rows = await rowsOf('minecraft', { accountYears: 2, mvpPlus: 1 }, 'en');
    expect(rows.map(({ label, detail, note }) => [label, detail, note])).toEqual([
      ['MVP+ rank', 'Yes', undefined],
      ['Account years', '2 × US$1.10', 'One more adds US$1.10'],
      ['Original name', 'No', 'A yes adds US$8.00'],
      ['Hypixel account', 'No', 'A yes adds US$6.00'],
    ]);
  });

  it('name the chosen option and the next one', async () => {
    const [rank] = await rowsOf('valorant', { rank: 11 });
    expect(rank).toMatchObject({ detail: 'Oro 2', amount: '8.50', note: 'Oro 3 suma US$1.50 más' });
  });

  it('show the base amount and, if cents are not whole, the rounding', async () => {
    const rows = await rowsOf('leagueOfLegends', { influencePoints: 1 });
    expect(rows.slice(-2)).toMatchObject([
      { id: 'base', amount: '2.50' },
      { id: 'rounding', amount: '\u22120.00007' },
    ]);
    const up = await rowsOf('eafc24', { coins: 500 });
    expect(up.at(-1)).toMatchObject({ id: 'rounding', amount: '+0.005' });
  });

  it('need no rounding if the cents are whole', async () => {
    expect((await rowsOf('roblox', ROBLOX)).map(({ id }) => id)).not.toContain('rounding');
  });

  it('read each kind of answer as a person says it', () => {
    const t = i18nOfCalculators().getFixedT('es');
    const [rank, agents] = findCalculator('valorant')?.attributes ?? [];
    const [, mvp] = findCalculator('minecraft')?.attributes ?? [];
    if (!rank || !agents || !mvp) throw new Error('attributes are missing');
    expect(answerText(agents, 1300, 'es', yesNo(t))).toBe('1,300');
    expect(answerText(mvp, 1, 'es', yesNo(t))).toBe('Sí');
    expect(answerText(mvp, 0, 'es', yesNo(t))).toBe('No');
    expect(answerText(rank, 25, 'es', yesNo(t))).toBe('Radiante');
  });
});
