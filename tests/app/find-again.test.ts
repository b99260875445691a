import { afterEach, describe, expect, it } from 'vitest';
import { findAgain } from '../../src/app/hydration/find-again';

afterEach(() => document.body.replaceChildren());

const PAGE = `
  <form><input name="correo"><input type="radio" name="ugc" value="yes"><input type="radio" name="ugc" value="no"></form>
  <form><input name="correo" id="second"></form>
  <button class="plus">+</button><button class="plus" id="plus">+</button>
  <button>ES</button><button id="english">EN</button>`;

/** The page as others change it: icons beside its controls, and words in elements. */
const CHANGED = PAGE.replaceAll('<input', '<span class="icon"></span><input').replaceAll(
  '+</button>',
  '<font>+</font></button>',
);

describe.each([PAGE, CHANGED])('in a page that is drawn anew', (anew) => {
  it.each([
    ['the only field of its name in a form', '#second'],
    ['a choice', '[value="no"]'],
    ['a button among others of its class', '#plus'],
    ['a button without a class', '#english'],
  ])('%s is found again', (_, selector) => {
    document.body.innerHTML = CHANGED;
    const control = document.querySelector(selector);
    if (!control) throw new Error(selector);
    const find = findAgain(control);
    document.body.innerHTML = anew;
    expect(find()).toBe(document.querySelector(selector));
    expect(find()).not.toBe(control);
  });
});

it('a control that is still there is itself, whatever comes before it', () => {
  document.body.innerHTML = PAGE;
  const control = document.querySelector('#plus');
  if (!control) throw new Error('#plus');
  const find = findAgain(control);
  control.before(control.cloneNode());
  expect(find()).toBe(control);
});
