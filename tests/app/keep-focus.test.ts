import { afterEach, expect, test, vi } from 'vitest';
import { keepFocus } from '../../src/app/shell/after-hydration/keep-focus';

let end: (() => void) | undefined;

afterEach(() => {
  end?.();
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A page with a button in a form in a section, the button focused, maybe before all is there. */
function page(before = false) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.body.innerHTML =
    '<main><section><form><button>Retry</button></form><p>Text</p></section></main>';
  const find = (name: string) => document.querySelector<HTMLElement>(name) as HTMLElement;
  if (before) find('button').focus();
  end = keepFocus();
  if (!before) find('button').focus();
  return find;
}

/** Lets the page see what changed. */
async function settle() {
  await Promise.resolve();
  vi.advanceTimersByTime(20);
}

test('the form takes the focus of a button that its press took away', async () => {
  const find = page();
  find('button').remove();
  await settle();
  expect(document.activeElement).toBe(find('form'));
});

test('and of one that was focused before', async () => {
  const find = page(true);
  find('button').remove();
  await settle();
  expect(document.activeElement).toBe(find('form'));
});

test('the next place around it does, once that is gone as well', async () => {
  const find = page();
  find('form').remove();
  await settle();
  expect(document.activeElement).toBe(find('section'));
});

test('the content that takes the place of everything does', async () => {
  const find = page();
  find('main').remove();
  document.body.append(document.createElement('main'));
  await settle();
  expect(document.activeElement).toBe(find('main'));
});

test('a screen that moves the focus itself keeps it there', async () => {
  const find = page();
  find('p').tabIndex = -1;
  find('button').remove();
  find('p').focus();
  await settle();
  expect(document.activeElement).toBe(find('p'));
});

test('a reader who pressed beside every control is left alone', async () => {
  const find = page();
  find('button').blur();
  await Promise.resolve();
  find('button').remove();
  await settle();
  expect(document.activeElement).toBe(document.body);
});
