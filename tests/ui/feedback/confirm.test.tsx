import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Confirm } from '../../../src/ui/feedback/confirm';

/** A question whose words change with its answer, as those of a screen that has acted do. */
function Question({ work, calls }: { readonly work?: Promise<void>; readonly calls: () => void }) {
  const [open, setOpen] = useState(false);
  const [count, setCount] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Retirar
      </button>
      <Confirm
        open={open}
        title={`¿Retirar ${count}?`}
        confirmLabel="Sí, retirar"
        cancelLabel="Cancelar"
        onCancel={() => setOpen(false)}
        onConfirm={() => {
          calls();
          if (work) return work;
          setCount(0);
          setOpen(false);
        }}
      >
        <p>No se puede deshacer.</p>
      </Confirm>
    </>
  );
}

async function ask(work?: Promise<void>) {
  const calls = vi.fn();
  const user = userEvent.setup({ delay: null });
  render(<Question {...(work && { work })} calls={calls} />);
  await user.click(screen.getByRole('button', { name: 'Retirar' }));
  return { calls, user, dialog: screen.getByRole('dialog') };
}

const yes = () => screen.getByRole('button', { name: 'Sí, retirar' });

it('is described by what follows', async () => {
  const { dialog } = await ask();
  expect(dialog).toHaveAccessibleName('¿Retirar 1?');
  expect(dialog).toHaveAccessibleDescription('No se puede deshacer.');
});

it('changes no more and takes no second press while it closes', async () => {
  const { calls, user, dialog } = await ask();
  await user.click(yes());
  expect(dialog).toHaveAttribute('data-closing');
  await user.click(yes());
  expect(dialog).toHaveAccessibleName('¿Retirar 1?');
  expect(calls).toHaveBeenCalledTimes(1);
});

it.each(['{Escape}', 'Cancelar'])('stays while its answer is on its way: %s', async (way) => {
  let arrive = () => {};
  const { calls, user, dialog } = await ask(
    new Promise<void>((resolve) => {
      arrive = resolve;
    }),
  );
  await user.click(yes());
  await user.click(yes());
  expect(calls).toHaveBeenCalledTimes(1);
  expect(yes()).toHaveAttribute('aria-disabled', 'true');
  const leave = () =>
    way === 'Cancelar' ? user.click(screen.getByRole('button', { name: way })) : user.keyboard(way);
  await leave();
  expect(dialog).not.toHaveAttribute('data-closing');
  arrive();
  await waitFor(() => expect(yes()).not.toHaveAttribute('aria-disabled'));
  await leave();
  expect(dialog).toHaveAttribute('data-closing');
});
