import { describe, expect, it } from 'vitest';
import {
  forgetKept,
  hideKept,
  isKept,
  KEPT,
  type KeptForm,
  keeperOf,
} from '../../../../src/features/staff/session/kept';

const FORMS = Object.entries(KEPT) as [KeptForm, 'tab' | 'memory'][];
const EMPTY = { text: '' };
const typed = { text: 'Lo escrito' };

const keeper = (form: KeptForm, uid = 'ana') => keeperOf(form, uid, 'one', EMPTY);

/** What a page that is loaded now finds in the browser. */
const storedText = () => JSON.stringify({ ...sessionStorage, ...localStorage });

describe.each(FORMS)('what is typed into %s', (form, where) => {
  it(`lasts in the ${where}`, () => {
    keeper(form).write(typed);
    expect(keeper(form).read()).toEqual(typed);
    expect(storedText().includes('Lo escrito')).toBe(where === 'tab');
    expect(keeperOf(form, 'ana', 'other', EMPTY).read()).toBe(EMPTY);
  });

  it('leaves the browser with the lock, and is there behind it', () => {
    keeper(form).write(typed);
    hideKept();
    expect(storedText()).toBe('{}');
    expect(keeper(form).read()).toEqual(typed);
  });

  it('is gone once it is sent or emptied', () => {
    keeper(form).write(typed);
    keeper(form).write(EMPTY);
    expect(storedText()).toBe('{}');
    expect(isKept(form, 'ana', 'one')).toBe(false);
  });

  it('is gone with the session, and with another member', () => {
    keeper(form).write(typed);
    forgetKept('ana');
    expect(keeper(form, 'luis').read()).toBe(EMPTY);
    expect(keeper(form).read()).toEqual(typed);
    forgetKept('luis');
    expect(keeper(form).read()).toBe(EMPTY);
    keeper(form).write(typed);
    forgetKept();
    expect(keeper(form).read()).toBe(EMPTY);
    expect(storedText()).toBe('{}');
  });
});

it('nothing that may name a person lasts over a reload', () => {
  const names = FORMS.filter(([form]) => /search|person/.test(form));
  expect(names.map(([, where]) => where)).toEqual(names.map(() => 'memory'));
  expect(names).not.toHaveLength(0);
});

it.each(['nonsense', '7', 'null', '{"text":1}', '[]'])(
  'a stored text that does not fit is ignored: %s',
  (stored) => {
    sessionStorage.setItem('levelup.staff.ana.value.one', stored);
    expect(keeper('value').read()).toBe(EMPTY);
  },
);
