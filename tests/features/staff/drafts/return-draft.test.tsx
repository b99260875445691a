import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useAct } from '../../../../src/data/react/use-act';
import { seenOfDraft } from '../../../../src/domain/acts/drafts';
import { MAX_RATES_NOTE, type RatesDraft, ratesOf } from '../../../../src/domain/rates/rates';
import type { StaffRole } from '../../../../src/domain/session';
import { ReturnDraft } from '../../../../src/features/staff/drafts/return-draft';
import { ReturnedNote } from '../../../../src/features/staff/drafts/returned-note';
import roblox from '../../../../src/games/roblox';
import { createInMemoryStaffBackend } from '../../../support/in-memory-staff-backend';
import { renderPart } from '../render-part';
import { MEMBER } from '../staff-app';

const LEOS: RatesDraft = {
  ...ratesOf(roblox),
  reason: { es: 'Sube', en: 'Up' },
  author: 'leo',
  savedAt: new Date('2026-11-23T10:42-04:00'),
  revision: 3,
};

const WORDS = {
  open: 'Devolver con una nota',
  note: 'Nota',
  send: 'Devolver',
  done: 'Devuelto. La nota está encima del borrador.',
  missing: 'Escribe qué falta o qué cambiarías.',
  long: 'Usa como máximo 280 caracteres.',
  markup: 'Quita los signos < y >.',
  by: /^Devuelto por Noelia Cruz, 23 nov, 10:42/,
} as const;

interface Opening {
  readonly roles?: readonly StaffRole[];
  readonly draft?: RatesDraft;
}

function Part({ shown, onEnd }: { shown: RatesDraft; onEnd: (kind: string) => void }) {
  const act = useAct('returnRatesDraft');
  return (
    <ReturnDraft
      name={roblox.name}
      writers={[shown.author]}
      act={act}
      onReturn={async (words) => {
        const { kind } = await act.run({ game: roblox.id, seen: seenOfDraft(shown), words });
        onEnd(kind);
        return kind;
      }}
    />
  );
}

/** The button, for Noelia, who is a reviewer unless a test says otherwise. */
async function openReturn({ roles = ['reviewer'], draft = LEOS }: Opening = {}) {
  const staff = createInMemoryStaffBackend({ drafts: { roblox: draft }, author: 'noelia', roles });
  const onEnd = vi.fn<(kind: string) => void>();
  const part = (shown: RatesDraft) => <Part shown={shown} onEnd={onEnd} />;
  const session = { ...MEMBER, uid: 'noelia', roles };
  const page = await renderPart(part(draft), staff, { session });
  return {
    ...page,
    staff,
    onEnd,
    read: (changed: RatesDraft) => page.change(part(changed)),
  };
}

describe('returning a draft', () => {
  it('sends the note to the author of the draft', async () => {
    const { user, staff } = await openReturn();
    await user.click(screen.getByRole('button', { name: WORDS.open }));
    await user.click(screen.getByRole('textbox', { name: WORDS.note }));
    await user.paste(' Faltan los años.\nY los limitados. ');
    await user.click(screen.getByRole('button', { name: WORDS.send }));

    expect(await screen.findByText(WORDS.done)).toBeVisible();
    const text = 'Faltan los años. Y los limitados.';
    expect(await staff.read('ratesDraft', roblox)).toMatchObject({
      author: 'leo',
      revision: 4,
      note: { text, author: 'noelia' },
    });
  });

  it('explains an invalid note, and sends nothing', async () => {
    const { user, staff } = await openReturn();
    await user.click(screen.getByRole('button', { name: WORDS.open }));
    const field = screen.getByRole('textbox', { name: WORDS.note });
    for (const [typed, problem] of [
      ['', WORDS.missing],
      ['a'.repeat(MAX_RATES_NOTE + 1), WORDS.long],
      ['<b>', WORDS.markup],
    ] as const) {
      await user.clear(field);
      await user.click(field);
      if (typed) await user.paste(typed);
      await user.click(screen.getByRole('button', { name: WORDS.send }));
      expect(field).toHaveAccessibleDescription(problem);
      expect(field).toHaveFocus();
    }
    expect(staff.asked('returnRatesDraft')).toHaveLength(0);
  });

  it('shows a returned draft’s note, with who wrote it and when', async () => {
    const writtenAt = new Date('2026-11-23T10:42-04:00');
    const note = { text: 'Faltan los años.', author: 'noelia', writtenAt };
    const staff = createInMemoryStaffBackend({ names: { noelia: 'Noelia Cruz' } });
    await renderPart(<ReturnedNote draft={{ ...LEOS, note }} />, staff);
    expect(await screen.findByText(WORDS.by)).toBeVisible();
    expect(screen.getByText('Faltan los años.')).toBeVisible();
  });
});

describe('returning a draft', () => {
  const openButton = () => screen.queryByRole('button', { name: 'Devolver con una nota' });
  const sendButton = () => screen.getByRole('button', { name: 'Devolver' });
  const field = () => screen.getByRole('textbox', { name: 'Nota' });

  it('is not for its author, nor for anybody who is no reviewer', async () => {
    await openReturn({ draft: { ...LEOS, author: 'noelia' } });
    expect(openButton()).toBeNull();
    await openReturn({ roles: ['reader', 'analyst', 'admin'] });
    expect(openButton()).toBeNull();
  });

  it('of a draft that changed meanwhile keeps the note, to be sent with the new one', async () => {
    const { user, staff, onEnd, read } = await openReturn();
    const theirs = { ...LEOS, revision: 4, base: 0, reason: { es: 'Otro', en: 'Other' } };
    staff.elsewhere.setDraft(roblox, theirs);
    await user.click(screen.getByRole('button', { name: 'Devolver con una nota' }));
    await user.click(field());
    await user.paste('Faltan los años.');
    await user.click(sendButton());

    expect(await screen.findByText(/^El borrador cambió mientras escribías\./)).toBeVisible();
    expect(onEnd).toHaveBeenLastCalledWith('refused');
    await read(theirs);
    expect(field()).toHaveValue('Faltan los años.');
    await user.click(sendButton());
    await waitFor(() => expect(onEnd).toHaveBeenLastCalledWith('done'));
    expect(await staff.read('ratesDraft', roblox)).toMatchObject({ revision: 5 });
  });

  it('that fails says why and keeps the note, also when the dialog is closed', async () => {
    const { user, staff } = await openReturn();
    staff.fail('returnRatesDraft', 'offline');
    await user.click(screen.getByRole('button', { name: 'Devolver con una nota' }));
    await user.click(field());
    await user.paste('Faltan los años.');
    await user.click(sendButton());
    expect(await screen.findByText(/^No hay conexión/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await user.click(await screen.findByRole('button', { name: 'Devolver con una nota' }));
    expect(field()).toHaveValue('Faltan los años.');

    staff.recover('returnRatesDraft');
    await user.click(sendButton());
    expect(await screen.findByText('Devuelto. La nota está encima del borrador.')).toBeVisible();
  });

  it('is sent once, however often it is pressed', async () => {
    const { user, staff } = await openReturn();
    const answer = staff.hold('returnRatesDraft');
    await user.click(screen.getByRole('button', { name: 'Devolver con una nota' }));
    await user.click(field());
    await user.paste('No.');
    await user.dblClick(sendButton());
    expect(await screen.findByRole('button', { name: 'Devolviendo…' })).toBeVisible();
    answer();
    await screen.findByText('Devuelto. La nota está encima del borrador.');
    expect(staff.asked('returnRatesDraft')).toHaveLength(1);
  });
});

it('a draft that nobody returned has no note above it', async () => {
  await renderPart(<ReturnedNote draft={LEOS} />, createInMemoryStaffBackend());
  expect(screen.queryByRole('status')).toBeNull();
});
