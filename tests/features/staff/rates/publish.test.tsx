import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ratesOf } from '../../../../src/domain/rates/rates';
import roblox from '../../../../src/games/roblox';
import { ratesTab as english } from '../../../../src/i18n/en/staff/rates';
import { ratesTab as spanish } from '../../../../src/i18n/es/staff/rates';
import { TESTED_LANGUAGES } from '../../../support/tested-languages';
import { luisDraft, openRates } from './open-rates';

const words = {
  es: {
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
  },
  en: {
    button: 'Publish version 2',
    next: 'Publish version 3',
    yes: 'Yes, publish it',
    title: 'Publish version 2 of Roblox?',
    change: 'Robux 0.0125 →becomes 0.02 +60.0%',
    done: 'Version 2 of Roblox is published. It is in force now.',
    inForce: 'Version 2, in force',
    noDraft: 'There is no draft to publish.',
    role: 'Publishing needs the role of reviewer.',
    own: 'You wrote a part of this draft: somebody else publishes it.',
    equal: 'The draft has the same figures as those in force.',
    reason: 'The reason is needed in both languages.',
    unsaved: 'There are unsaved changes: save or undo them.',
    conflict: 'It changed in the meantime and nothing was saved.',
    denied: /^Your account does not have permission to do this\./,
    unclear: /^It may have been saved already\./,
    you: 'You, Ana Peña',
    effect: /version 1 can send for another 24 hours/,
  },
} as const;

const drafts = { roblox: luisDraft };

const copies = { es: spanish, en: english };

describe.each(TESTED_LANGUAGES)('publishing in %s', (language) => {
  const say = words[language];

  async function publish(app: Awaited<ReturnType<typeof openRates>>) {
    await app.user.click(screen.getByRole('button', { name: say.button }));
    await app.user.click(await screen.findByRole('button', { name: say.yes }));
  }

  it('puts somebody else’s draft into force and shows it everywhere', async () => {
    const app = await openRates(['reviewer'], { drafts }, language);
    const { staff, user, part, word } = app;
    const ticket = part(word.publish);
    expect(ticket.getByText(say.you)).toBeVisible();
    expect(ticket.getByText(say.effect)).toBeVisible();
    await user.click(ticket.getByRole('button', { name: say.button }));
    const dialog = within(await screen.findByRole('dialog', { name: say.title }));
    expect(dialog.getByRole('listitem')).toHaveTextContent(say.change);
    expect(dialog.getByText(luisDraft.reason.en)).toBeVisible();
    expect(staff.asked('publishRates')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: say.yes }));

    expect(await ticket.findByText(say.done)).toBeVisible();
    expect(await staff.ratesInForce(roblox)).toMatchObject({ version: 2, rates: luisDraft.rates });
    expect(screen.getByText(say.inForce)).toBeVisible();
    expect(screen.getByLabelText(word.robux)).toHaveValue('0.02');
    expect(screen.getByLabelText(word.reasonEs)).toHaveValue('');
    expect(ticket.getByRole('button', { name: say.next })).toBeDisabled();
    expect(await part(word.history).findByRole('rowheader', { name: /^2/ })).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(say.done));
  });

  it.each([
    ['there is no draft', say.noDraft, ['reviewer'], {}],
    ['the member is no reviewer', say.role, ['analyst'], { drafts }],
    ['the member wrote it', say.own, ['reviewer'], { drafts, author: 'other' }],
    [
      'nothing changes',
      say.equal,
      ['reviewer'],
      { drafts: { roblox: { ...luisDraft, rates: ratesOf(roblox).rates } } },
    ],
    [
      'the reason is missing in a language',
      say.reason,
      ['reviewer'],
      { drafts: { roblox: { ...luisDraft, reason: { es: 'Sube', en: '' } } } },
    ],
  ] as const)('says why not when %s', async (_, obstacle, roles, contents) => {
    const { part, word } = await openRates(roles, contents, language);
    const ticket = part(word.publish);
    expect(ticket.getByRole('button', { name: say.button })).toBeDisabled();
    expect(ticket.getByRole('listitem')).toHaveTextContent(obstacle);
  });

  it('waits until typed figures are saved', async () => {
    const { part, type, save, word } = await openRates(['reviewer'], { drafts }, language);
    await type(word.reasonEs, 'Sube mucho');
    const ticket = part(word.publish);
    expect(ticket.getByRole('listitem')).toHaveTextContent(say.unsaved);
    await save();
    await screen.findByText(word.saved);
    expect(ticket.getByRole('listitem')).toHaveTextContent(say.own);
  });

  it('says who wrote what, and that nobody is left to publish it', async () => {
    const { writers } = copies[language];
    const reasons = copies[language].rates.draft.reasons;
    const authors = { figures: { robux: 'other' }, reason: { es: 'other', en: 'eva' } };
    const shared = { drafts: { roblox: { ...luisDraft, authors } } };
    const names = { other: 'Luis Mota', eva: 'Eva Ruiz' };
    const app = await openRates(['reader'], { ...shared, names, reviewers: ['other'] }, language);
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
    const app = await openRates(['reviewer'], { drafts }, language);
    const rates = { ...luisDraft.rates, robux: 3000 };
    app.staff.elsewhere.setDraft(roblox, { ...luisDraft, rates, revision: 2 });
    await publish(app);
    expect(await screen.findByText(say.conflict)).toBeVisible();
    expect(screen.getByLabelText(app.word.robux)).toHaveValue('0.03');
  });

  it.each([
    ['denied', say.denied],
    ['timeout', say.unclear],
  ] as const)('says what to do after a failure: %s', async (code, said) => {
    const app = await openRates(['reviewer'], { drafts }, language);
    app.staff.fail('publishRates', code);
    await publish(app);
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByRole('button', { name: say.button })).toBeEnabled();
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
