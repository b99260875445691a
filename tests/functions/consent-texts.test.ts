import { beforeEach, expect, it } from 'vitest';
import { CONSENT_VERSION } from '../../src/domain/request/loan-request';
import { consentWords } from '../../src/i18n/agreement-words';
import { writeConsentTexts } from '../../tools/support/first/texts';
import { everything, openProject } from './my-data/project';

const { db, clear, store, get } = openProject('demo-texts');

beforeEach(clear);

it('the texts of consent are stored once for each version, and never changed', async () => {
  const earlier = { es: 'Otro texto.', en: 'Another text.' };
  await store({
    [`textos/buro_${CONSENT_VERSION.bureaus}`]: earlier,
    'textos/evaluacion_2025-01': earlier,
  });
  for (const _ of [1, 2]) await writeConsentTexts({ db });
  expect(await get(`textos/evaluacion_${CONSENT_VERSION.evaluation}`)).toEqual({
    es: consentWords.es.evaluation,
    en: consentWords.en.evaluation,
  });
  expect(await get(`textos/buro_${CONSENT_VERSION.bureaus}`)).toEqual(earlier);
  expect(Object.keys(await everything(db)).sort()).toEqual(
    [
      `textos/buro_${CONSENT_VERSION.bureaus}`,
      'textos/evaluacion_2025-01',
      `textos/evaluacion_${CONSENT_VERSION.evaluation}`,
      `textos/mercadeo_${CONSENT_VERSION.promotions}`,
    ].sort(),
  );
});
