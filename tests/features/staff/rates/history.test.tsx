import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ratesOf } from '../../../../src/domain/rates/rates';
import roblox from '../../../../src/games/roblox';
import { publishedRates } from '../../../../tools/samples/published-rates';
import { TESTED_LANGUAGES } from '../../../support/tested-languages';
import { luisDraft, openRates } from './open-rates';

const words = {
  es: {
    inForce: 'En vigor',
    second: 'Robux 0.0125 →pasa a 0.02 +60.0 %',
    third: 'Robux 0.02 →pasa a 0.015 −25.0 %',
    first: 'Primera versión',
    bank: 'Banco Aurora',
    someone: 'alguien del personal',
    again: 'Volver a publicar la versión 1',
    put: /^Estas son las cifras de la versión 1\./,
    typed: 'Reemplazan lo que escribiste y no guardaste.',
    draft: /^Reemplazan las del borrador de Luis Mota/,
    yes: 'Sí, ponerlas',
    unreadable: 'La versión 2 no corresponde a la calculadora de hoy.',
    unknown: 'La versión anterior no se puede leer.',
    more: 'Ver las 25 versiones',
    failed: /No hay conexión/,
    retry: 'Intentar de nuevo',
  },
  en: {
    inForce: 'In force',
    second: 'Robux 0.0125 →becomes 0.02 +60.0%',
    third: 'Robux 0.02 →becomes 0.015 −25.0%',
    first: 'First version',
    bank: 'Banco Aurora',
    someone: 'a staff member',
    again: 'Publish version 1 again',
    put: /^These are the figures of version 1\./,
    typed: 'They replace what you typed and did not save.',
    draft: /^They replace those of the draft by Luis Mota/,
    yes: 'Yes, put them in',
    unreadable: 'Version 2 does not fit today’s calculator.',
    unknown: 'The version before cannot be read.',
    more: 'Show all 25 versions',
    failed: /You are offline/,
    retry: 'Try again',
  },
} as const;

const versions = [publishedRates(), publishedRates({ version: 3, robux: 1500 })];
const published = { roblox: versions };
const names = { leo: 'Leo Díaz', other: 'Luis Mota' };

describe.each(TESTED_LANGUAGES)('the history of rates in %s', (language) => {
  const say = words[language];

  const rowOf = async (version: number) =>
    within(await screen.findByRole('row', { name: new RegExp(`^${version}( |$|${say.inForce})`) }));

  it('lists every version with its reason, its changes and its people', async () => {
    await openRates(['reader'], { published, names }, language);
    const third = await rowOf(3);
    expect(third.getByText(say.inForce)).toBeVisible();
    expect(third.getByRole('listitem')).toHaveTextContent(say.third);
    const second = await rowOf(2);
    expect(second.getByRole('listitem')).toHaveTextContent(say.second);
    expect(second.getByText(versions[0]?.publication.reason[language] ?? '')).toBeVisible();
    expect(second.getByText('Leo Díaz')).toBeVisible();
    expect(second.getByText(say.someone)).toBeVisible();
    const first = await rowOf(1);
    expect(first.getByText(say.first)).toBeVisible();
    expect(first.getByText(say.bank)).toBeVisible();
    expect(screen.queryByRole('button', { name: say.again })).not.toBeInTheDocument();
  });

  it('puts a version into the draft, where a second person finds it', async () => {
    const { user, save, word, staff } = await openRates(['analyst'], { published }, language);
    await user.click(await screen.findByRole('button', { name: say.again }));
    expect(screen.getByText(say.put)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: word.draft })).toHaveFocus();
    expect(screen.getByLabelText(word.robux)).toHaveValue('0.0125');
    await save();
    expect(await screen.findByText(word.saved)).toBeVisible();
    expect(staff.asked('saveRatesDraft')[0]?.figures).toMatchObject({
      rates: ratesOf(roblox).rates,
    });
  });

  it('asks before that replaces typed figures', async () => {
    const { user, type, word } = await openRates(['analyst'], { published }, language);
    await type(word.robux, '0.04');
    await user.click(await screen.findByRole('button', { name: say.again }));
    expect(await screen.findByText(say.typed)).toBeVisible();
    await user.click(screen.getByRole('button', { name: word.cancel }));
    expect(screen.getByLabelText(word.robux)).toHaveValue('0.04');
  });

  it('asks before that replaces a draft', async () => {
    const contents = { published, drafts: { roblox: luisDraft } };
    const { user, word } = await openRates(['reviewer'], contents, language);
    await user.click(await screen.findByRole('button', { name: say.again }));
    expect(await screen.findByText(say.draft)).toBeVisible();
    await user.click(screen.getByRole('button', { name: say.yes }));
    expect(await screen.findByText(say.put)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: word.draft })).toHaveFocus();
    expect(screen.getByLabelText(word.robux)).toHaveValue('0.0125');
    expect(screen.getByLabelText(word.reasonEs)).toHaveValue('');
  });

  it('keeps a version that cannot be read as a row that says so', async () => {
    const listed = [versions[1], { id: '2', unreadable: true }, ratesOf(roblox)];
    await openRates(['analyst'], { published }, language, (staff) =>
      Object.assign(staff, { ratesHistory: async () => listed }),
    );
    const second = await rowOf(2);
    expect(second.getByText(say.unreadable)).toBeVisible();
    expect(second.getByText('tarifas/roblox/versiones/2')).toBeVisible();
    expect((await rowOf(3)).getByText(say.unknown)).toBeVisible();
  });

  it('shows twenty versions and the others when asked', async () => {
    const many = Array.from({ length: 24 }, (_, place) =>
      publishedRates({ version: place + 2, robux: 1000 + place }),
    );
    const app = await openRates(['reader'], { published: { roblox: many } }, language);
    const history = app.part(app.word.history);
    await history.findByRole('button', { name: say.more });
    expect(history.getAllByRole('rowheader')).toHaveLength(20);
    await app.user.click(history.getByRole('button', { name: say.more }));
    expect(history.getAllByRole('rowheader')).toHaveLength(25);
  });

  it('that cannot be read says so and is read again', async () => {
    const { staff, user } = await openRates(['reader'], { published }, language, (backend) =>
      backend.fail('ratesHistory', 'offline'),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(say.failed);
    staff.recover('ratesHistory');
    await user.click(screen.getByRole('button', { name: say.retry }));
    expect((await rowOf(3)).getByText(say.inForce)).toBeVisible();
  });
});
