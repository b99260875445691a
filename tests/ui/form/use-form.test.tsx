import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { TextField } from '../../../src/ui/form/text-field';
import { useForm } from '../../../src/ui/form/use-form';

const EMPTY = { name: '', town: '' };

const validate = ({ name, town }: typeof EMPTY) => ({
  name: name === '' ? 'missing' : undefined,
  town: town.length < 3 ? 'short' : undefined,
});

function SampleForm({
  work = async () => {},
  onChange,
}: {
  readonly work?: (values: typeof EMPTY) => Promise<void>;
  readonly onChange?: (values: typeof EMPTY) => void;
}) {
  const form = useForm({ initialValues: EMPTY, validate, ...(onChange && { onChange }) });
  return (
    <form ref={form.ref} onSubmit={form.handleSubmit(work)}>
      <TextField label="Name" name="n" error={form.problem('name')} {...form.register('name')} />
      <TextField label="Town" name="t" error={form.problem('town')} {...form.register('town')} />
      <button type="submit">Save</button>
      <button type="button" onClick={() => form.reset()}>
        Again
      </button>
      <output>{form.submission.status}</output>
    </form>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });
const status = () => screen.getByRole('status').textContent;

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field('Name'), 'Ana');
  await user.type(field('Town'), 'Azua');
}

describe('useForm', () => {
  it('shows every problem on submitting and focuses the first wrong field', async () => {
    const work = vi.fn(async () => {});
    const user = userEvent.setup();
    render(<SampleForm work={work} />);
    await user.type(field('Name'), 'Ana');
    await user.click(save());
    expect(field('Name')).not.toHaveAttribute('aria-invalid');
    expect(field('Town')).toHaveAccessibleDescription('short');
    expect(field('Town')).toHaveFocus();
    expect(work).not.toHaveBeenCalled();
  });

  it('shows the problem of a filled field once it is left, and passes an empty one by', async () => {
    const user = userEvent.setup();
    render(<SampleForm />);
    await user.click(field('Name'));
    await user.tab();
    expect(field('Name')).not.toHaveAttribute('aria-invalid');
    await user.type(field('Town'), 'Az');
    expect(field('Town')).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(field('Town')).toHaveAttribute('aria-invalid', 'true');
    await user.type(field('Town'), 'ua');
    expect(field('Town')).not.toHaveAttribute('aria-invalid');
  });

  it('submits once, also after success, until it is reset', async () => {
    const finish: (() => void)[] = [];
    const work = vi.fn(() => new Promise<void>((resolve) => finish.push(resolve)));
    const user = userEvent.setup();
    render(<SampleForm work={work} />);
    await fill(user);
    await user.dblClick(save());
    expect(status()).toBe('submitting');
    await act(async () => finish[0]?.());
    await user.click(save());
    expect(status()).toBe('submitted');
    expect(work).toHaveBeenCalledTimes(1);

    await user.click(screen.getByRole('button', { name: 'Again' }));
    expect(status()).toBe('idle');
    await user.click(save());
    expect(work).toHaveBeenCalledTimes(2);
    expect(work).toHaveBeenLastCalledWith({ name: 'Ana', town: 'Azua' });
  });

  it('keeps its values after a failure and may be submitted again', async () => {
    const work = vi.fn(async () => {});
    work.mockRejectedValueOnce(new Error('no answer'));
    const user = userEvent.setup();
    render(<SampleForm work={work} />);
    await fill(user);
    await user.click(save());
    expect(status()).toBe('failed');
    expect(field('Name')).toHaveValue('Ana');
    await user.click(save());
    expect(status()).toBe('submitted');
  });

  it('reports every change', async () => {
    const onChange = vi.fn();
    const user = userEvent.setup();
    render(<SampleForm onChange={onChange} />);
    await user.type(field('Name'), 'A');
    expect(onChange.mock.lastCall).toEqual([{ name: 'A', town: '' }]);
  });
});
