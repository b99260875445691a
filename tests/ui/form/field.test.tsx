import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Field } from '../../../src/ui/form/field';
import { said } from '../../support/said';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

const field = (used: number) => (
  <Field label="Note" error={undefined} count={{ used, max: 500, words: `${used} of 500` }}>
    {(tied) => <textarea {...tied} />}
  </Field>
);

/** As long as somebody who types pauses at most between two signs. */
const pause = () => act(async () => vi.advanceTimersByTime(400));
const rest = () => act(async () => vi.advanceTimersByTime(1_000));

it.each([
  [12, []],
  [450, []],
  [451, ['451 of 500']],
  [500, ['500 of 500']],
  [501, ['501 of 500']],
])('a count at %d of 500 is shown, and heard near the limit alone', async (used, words) => {
  render(field(used));
  await rest();
  expect(screen.getAllByText(`${used} of 500`)[0]).toBeVisible();
  expect(said()).toEqual(words);
});

it('a count is heard once the typing rests, not at each sign', async () => {
  const { rerender } = render(field(460));
  for (const used of [461, 462, 463]) {
    await pause();
    rerender(field(used));
    expect(said()).toEqual([]);
  }
  await rest();
  expect(said()).toEqual(['463 of 500']);
});
