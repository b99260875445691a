import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ratesOf } from '../../../../src/domain/rates/rates';
import roblox from '../../../../src/games/roblox';
import { ratesTab as spanish } from '../../../../src/i18n/es/staff/rates';
import { luisDraft, openRates } from './open-rates';

const words = {
  button: 'Publicar la versión 2',
  next: 'Publicar la versión 3',
  yes: 'Sí, publicar',
  title: '¿Publicar la versión 2 de Roblox?',
  change: 'Robux 0.0125 →pasa a 0.02 +60.0 %',
  done: 'Versión 2 de Roblox publicada. Ya está en vigor.',
  inForce: 'Versión 2, en vigor',
  noDraft: 'No hay un borrador que publicar.',
  role: 'Para publicar hace falta el rol de revisor.',
  own: 'Escribiste una parte de este borrador: lo publica otra persona.',
  equal: 'El borrador tiene las mismas cifras que están en vigor.',
  reason: 'El motivo tiene que estar en los dos idiomas.',
  unsaved: 'Hay cambios sin guardar: guárdalos o deshazlos.',
  conflict: 'Cambió mientras tanto y no se guardó nada.',
  denied: /^Tu cuenta no tiene permiso para esto\./,
  unclear: /^Puede que ya se haya guardado\./,
  you: 'Tú, Ana Peña',
  effect: /versión 1 puede enviar hasta 24 horas después/,
} as const;

const drafts = { roblox: luisDraft };

describe('publishing', () => {
  async function publish(app: Awaited<ReturnType<typeof openRates>>) {
    await app.user.click(screen.getByRole('button', { name: words.button }));
    await app.user.click(await screen.findByRole('button', { name: words.yes }));
  }

  it('puts somebody else’s draft into force and shows it everywhere', async () => {
    const app = await openRates(['reviewer'], { drafts });
    const { staff, user, part, word } = app;
    const ticket = part(word.publish);
    expect(ticket.getByText(words.you)).toBeVisible();
    expect(ticket.getByText(words.effect)).toBeVisible();
    await user.click(ticket.getByRole('button', { name: words.button }));
    const dialog = within(await screen.findByRole('dialog', { name: words.title }));
    expect(dialog.getByRole('listitem')).toHaveTextContent(words.change);
    expect(dialog.getByText(luisDraft.reason.en)).toBeVisible();
    expect(staff.asked('publishRates')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: words.yes }));

    expect(await ticket.findByText(words.done)).toBeVisible();
    expect(await staff.read('ratesInForce', roblox)).toMatchObject({
      version: 2,
      rates: luisDraft.rates,
    });
    expect(screen.getByText(words.inForce)).toBeVisible();
    expect(screen.getByLabelText(word.robux)).toHaveValue('0.02');
    expect(screen.getByLabelText(word.reasonEs)).toHaveValue('');
    expect(ticket.getByRole('button', { name: words.next })).toBeDisabled();
    expect(await part(word.history).findByRole('rowheader', { name: /^2/ })).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(words.done));
  });

  it.each([
    ['there is no draft', words.noDraft, ['reviewer'], {}],
    ['the member is no reviewer', words.role, ['analyst'], { drafts }],
    ['the member wrote it', words.own, ['reviewer'], { drafts, author: 'other' }],
    [
      'nothing changes',
      words.equal,
      ['reviewer'],
      { drafts: { roblox: { ...luisDraft, rates: ratesOf(roblox).rates } } },
    ],
    [
      'the reason is missing in a language',
      words.reason,
      ['reviewer'],
      { drafts: { roblox: { ...luisDraft, reason: { es: 'Sube', en: '' } } } },
    ],
  ] as const)('says why not when %s', async (_, obstacle, roles, contents) => {
    const { part, word } = await openRates(roles, contents);
    const ticket = part(word.publish);
    expect(ticket.getByRole('button', { name: words.button })).toBeDisabled();
    expect(ticket.getByRole('listitem')).toHaveTextContent(obstacle);
  });

  it('waits until typed figures are saved', async () => {
    const { part, type, save, word } = await openRates(['reviewer'], { drafts });
    await type(word.reasonEs, 'Sube mucho');
    const ticket = part(word.publish);
    expect(ticket.getByRole('listitem')).toHaveTextContent(words.unsaved);
    await save();
    await screen.findByText(word.saved);
    expect(ticket.getByRole('listitem')).toHaveTextContent(words.own);
  });

  it('says who wrote what, and that nobody is left to publish it', async () => {
    const { writers } = spanish;
    const reasons = spanish.rates.draft.reasons;
    const authors = { figures: { robux: 'other' }, reason: { es: 'other', en: 'eva' } };
    const shared = { drafts: { roblox: { ...luisDraft, authors } } };
    const names = { other: 'Luis Mota', eva: 'Eva Ruiz' };
    const app = await openRates(['reader'], { ...shared, names, reviewers: ['other'] });
    const part = app.part(app.word.publish);
    const parts = await part.findAllByRole('definition');
    expect(parts.map((one) => one.textContent)).toEqual([`Robux · ${reasons.es}`, reasons.en]);
    expect(part.getAllByRole('term').map((one) => one.textContent)).toEqual([
      'Luis Mota',
      'Eva Ruiz',
    ]);
    expect(part.getByText(writers.nobodyLeft)).toBeVisible();
  });

  it('shows the draft that somebody saved meanwhile', async () => {
    const app = await openRates(['reviewer'], { drafts });
    const rates = { ...luisDraft.rates, robux: 3000 };
    app.staff.elsewhere.setDraft(roblox, { ...luisDraft, rates, revision: 2 });
    await publish(app);
    expect(await screen.findByText(words.conflict)).toBeVisible();
    expect(screen.getByLabelText(app.word.robux)).toHaveValue('0.03');
  });

  it.each([
    ['denied', words.denied],
    ['timeout', words.unclear],
  ] as const)('says what to do after a failure: %s', async (code, said) => {
    const app = await openRates(['reviewer'], { drafts });
    app.staff.fail('publishRates', code);
    await publish(app);
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByRole('button', { name: words.button })).toBeEnabled();
  });
});

it('publishes once however often it is pressed', async () => {
  const { staff, user } = await openRates(['reviewer'], { drafts });
  const release = staff.hold('publishRates');
  await user.click(screen.getByRole('button', { name: 'Publicar la versión 2' }));
  const yes = await screen.findByRole('button', { name: 'Sí, publicar' });
  await user.dblClick(yes);
  expect(screen.getByRole('button', { name: 'Publicando…' })).toBeDisabled();
  expect(staff.asked('publishRates')).toHaveLength(1);
  await act(async () => release());
});
