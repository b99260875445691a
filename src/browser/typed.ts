import { tabStore } from './browser-store';
import { TYPED_KEY } from './keys';

/**
 * What visitors type or choose, and where it lasts until it is sent. `memory`: while they go to other
 * pages of the site, because it is personal; over a reload only if the page itself asks for one
 * (`reloadWithTyped`). `tab`: in the browser's tab, also over a reload, because it names nobody.
 * Forgetting on this device ends both. A publisher's token is a secret, and nowhere kept.
 */
export const VISITOR_FORMS = {
  // The send dialog. What is about a game is the player name.
  request: 'memory',
  'sign-up': 'memory',
  complaint: 'memory',
  // Named as the acts on a request that take them.
  answer: 'memory',
  correctEmail: 'memory',
  reconsider: 'memory',
  // The code that finds a request.
  code: 'memory',
  // Under keys of their own (`keys.ts`): inputs of a calculator, amount of the example of a loan.
  calculator: 'tab',
  loan: 'tab',
} as const satisfies Readonly<Record<string, 'memory' | 'tab'>>;

/** A form whose text is personal. */
export type PersonalForm = {
  [Form in keyof typeof VISITOR_FORMS]: (typeof VISITOR_FORMS)[Form] extends 'memory'
    ? Form
    : never;
}[keyof typeof VISITOR_FORMS];

/** What was typed, by the form's name and what it is about. */
const typed: Record<string, unknown> = {};

const nameOf = (form: PersonalForm, about: string) => `${form} ${about}`;

/** What was typed into a form; undefined if nothing was. `about` tells apart what one form is for. */
export function typedIn<Values>(form: PersonalForm, about = ''): Values | undefined {
  receiveTyped();
  return typed[nameOf(form, about)] as Values | undefined;
}

/** Keeps what is typed into a form. */
export function keepTyped(form: PersonalForm, values: unknown, about = ''): void {
  typed[nameOf(form, about)] = values;
}

/** Forgets a form, whatever it is about: the bank has it. Without a form, all of them. */
export function forgetTyped(form?: PersonalForm): void {
  for (const name of Object.keys(typed))
    if (!form || name.startsWith(nameOf(form, ''))) delete typed[name];
}

/**
 * Reloads the page and hands over what was typed: the browser asks only where that cannot be stored. The
 * tab's storage holds it only while the page reloads.
 */
export function reloadWithTyped(): void {
  tabStore.write(TYPED_KEY, JSON.stringify(typed));
  location.reload();
}

/** Takes what `reloadWithTyped` handed over into memory; every page calls it at the start. */
export function receiveTyped(): void {
  try {
    const handedOver = tabStore.read(TYPED_KEY);
    if (handedOver === null) return;
    tabStore.remove(TYPED_KEY);
    Object.assign(typed, JSON.parse(handedOver));
  } catch {
    // Nothing was handed over.
  }
}
