import { describe, expect, it } from 'vitest';
import { copyVariables } from '../../src/app/copy-variables';
import { createI18n, loadStaffCopy, switchLanguage } from '../../src/i18n';
import { staffParts as english } from '../../src/i18n/en/staff/parts';
import { staffParts as spanish } from '../../src/i18n/es/staff/parts';

async function staffCopy(language: 'es' | 'en') {
  const i18n = createI18n(copyVariables);
  await switchLanguage(i18n, language);
  await loadStaffCopy(i18n, language);
  i18n.addResourceBundle(language, 'staff', { es: spanish, en: english }[language]);
  return i18n.getFixedT(language, 'staff');
}

const file = 'x.xlsx';

describe.each([
  [
    'es',
    1,
    ['persona', 'vence en 12 h', 'pendiente', 'decidida hoy', '1 pendiente', '1 intento'],
    ['1 de 1 fila', 'Listo: x.xlsx, 1 fila.'],
  ],
  [
    'es',
    2,
    ['personas', 'vencen en 12 h', 'pendientes', 'decididas hoy', '2 pendientes', '2 intentos'],
    ['1 de 2 filas', 'Listo: x.xlsx, 2 filas.'],
  ],
  [
    'en',
    1,
    ['person', 'due in 12 h', 'pending', 'decided today', '1 pending', '1 attempt'],
    ['1 of 1 row', 'Done: x.xlsx, 1 row.'],
  ],
  [
    'en',
    2,
    ['people', 'due in 12 h', 'pending', 'decided today', '2 pending', '2 attempts'],
    ['1 of 2 rows', 'Done: x.xlsx, 2 rows.'],
  ],
] as const)('the staff copy in %s with a count of %i', (language, count, counts, rows) => {
  it('agrees with its number', async () => {
    const t = await staffCopy(language);
    expect([
      t('subscribers.total', { count }),
      t('requests.counts.soon', { count }),
      t('requests.counts.pending', { count }),
      t('requests.counts.decidedToday', { count }),
      t('nav.pending', { count, number: count }),
      t('requests.mail.attempts', { count }),
    ]).toEqual(counts);
    expect([
      t('exporting.reading', { count, done: 1, total: count }),
      t('exporting.done', { count, file, rows: count }),
    ]).toEqual(rows);
  });
});
