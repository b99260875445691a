import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ratesOf } from '../../../../src/domain/rates/rates';
import roblox from '../../../../src/games/roblox';
import { publishedRates } from '../../../../tools/samples/published-rates';
import { luisDraft, openRates } from './open-rates';

const words = {
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
} as const;

const versions = [publishedRates(), publishedRates({ version: 3, robux: 1500 })];
const published = { roblox: versions };
const names = { leo: 'Leo Díaz', other: 'Luis Mota' };

describe('the history of rates', () => {
  const rowOf = async (version: number) =>
    within(
      await screen.findByRole('row', { name: new RegExp(`^${version}( |$|${words.inForce})`) }),
    );

  it('lists every version with its reason, its changes and its people', async () => {
    await openRates(['reader'], { published, names });
    const third = await rowOf(3);
    expect(third.getByText(words.inForce)).toBeVisible();
    expect(third.getByRole('listitem')).toHaveTextContent(words.third);
    const second = await rowOf(2);
    expect(second.getByRole('listitem')).toHaveTextContent(words.second);
    expect(second.getByText(versions[0]?.publication.reason.es ?? '')).toBeVisible();
    expect(second.getByText('Leo Díaz')).toBeVisible();
    expect(second.getByText(words.someone)).toBeVisible();
    const first = await rowOf(1);
    expect(first.getByText(words.first)).toBeVisible();
    expect(first.getByText(words.bank)).toBeVisible();
    expect(screen.queryByRole('button', { name: words.again })).not.toBeInTheDocument();
  });

  it('puts a version into the draft, where a second person finds it', async () => {
    const { user, save, word, staff } = await openRates(['analyst'], { published });
    await user.click(await screen.findByRole('button', { name: words.again }));
    expect(screen.getByText(words.put)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: word.draft })).toHaveFocus();
    expect(screen.getByLabelText(word.robux)).toHaveValue('0.0125');
    await save();
    expect(await screen.findByText(word.saved)).toBeVisible();
    expect(staff.asked('saveRatesDraft')[0]?.figures).toMatchObject({
      rates: ratesOf(roblox).rates,
    });
  });

  it('asks before that replaces typed figures', async () => {
    const { user, type, word } = await openRates(['analyst'], { published });
    await type(word.robux, '0.04');
    await user.click(await screen.findByRole('button', { name: words.again }));
    expect(await screen.findByText(words.typed)).toBeVisible();
    await user.click(screen.getByRole('button', { name: word.cancel }));
    expect(screen.getByLabelText(word.robux)).toHaveValue('0.04');
  });

  it('asks before that replaces a draft', async () => {
    const contents = { published, drafts: { roblox: luisDraft } };
    const { user, word } = await openRates(['reviewer'], contents);
    await user.click(await screen.findByRole('button', { name: words.again }));
    expect(await screen.findByText(words.draft)).toBeVisible();
    await user.click(screen.getByRole('button', { name: words.yes }));
    expect(await screen.findByText(words.put)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: word.draft })).toHaveFocus();
    expect(screen.getByLabelText(word.robux)).toHaveValue('0.0125');
    expect(screen.getByLabelText(word.reasonEs)).toHaveValue('');
  });

  it('keeps a version that cannot be read as a row that says so', async () => {
    const listed = [versions[1], { id: '2', unreadable: true }, ratesOf(roblox)];
    await openRates(['analyst'], { published }, (staff) => {
      const { read } = staff;
      vi.spyOn(staff, 'read').mockImplementation(async (name, ...asked) =>
        name === 'ratesHistory' ? (listed as never) : read(name, ...asked),
      );
    });
    const second = await rowOf(2);
    expect(second.getByText(words.unreadable)).toBeVisible();
    expect(second.getByText('tarifas/roblox/versiones/2')).toBeVisible();
    expect((await rowOf(3)).getByText(words.unknown)).toBeVisible();
  });

  it('shows twenty versions and the others when asked', async () => {
    const many = Array.from({ length: 24 }, (_, place) =>
      publishedRates({ version: place + 2, robux: 1000 + place }),
    );
    const app = await openRates(['reader'], { published: { roblox: many } });
    const history = app.part(app.word.history);
    await history.findByRole('button', { name: words.more });
    expect(history.getAllByRole('rowheader')).toHaveLength(20);
    await app.user.click(history.getByRole('button', { name: words.more }));
    expect(history.getAllByRole('rowheader')).toHaveLength(25);
  });

  it('that cannot be read says so and is read again', async () => {
    const { staff, user } = await openRates(['reader'], { published }, (backend) =>
      backend.fail('ratesHistory', 'offline'),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(words.failed);
    staff.recover('ratesHistory');
    await user.click(screen.getByRole('button', { name: words.retry }));
    expect((await rowOf(3)).getByText(words.inForce)).toBeVisible();
  });
});
