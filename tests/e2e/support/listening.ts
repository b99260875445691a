import type { BrowserContext } from '@playwright/test';

/** More live texts than these after one press are chatter. */
const MOST_TEXTS = 2;

/** What is said although no press asked for it, with the reason. At most five. */
const EXCEPTIONS: readonly { readonly said: RegExp; readonly why: string }[] = [
  {
    said: /^(Conectando con el banco|Connecting to the bank)…$/,
    why: 'a slow start says so whenever it takes long, not as the answer to a press',
  },
  {
    said: /^1 (a|to) [\d,]+ (de|of) [\d,]+$/,
    why: 'a search answers after a pause, in which a test presses already',
  },
];

/** What a press left behind: where the focus is, and the live texts that answered it. */
interface Answer {
  readonly press: string;
  readonly isOnBody: boolean;
  readonly texts: readonly string[];
}

declare global {
  interface Window {
    /** Tells the test what became of a press. */
    answered?: (answer: Answer) => void;
    /** Resolves once the last press has been told. */
    endListening?: () => Promise<void>;
  }
}

/**
 * Runs in every page before its own scripts. A press is a key, or a pointer on a control; it ends with
 * the next one, with what is typed then, or with the test. A page of another title is announced as a
 * new page, and its texts are counted by themselves.
 */
function listen(): void {
  if (window.top !== window) return;
  // Tests replace the page's clock later.
  const later = window.setTimeout.bind(window);
  const now = performance.now.bind(performance);
  /** Texts that follow each other faster are one. */
  const SETTLE_MS = 100;
  const FOCUS_TRIES = 10;
  const LIVE = '[aria-live], [role="status"], [role="alert"], [role="log"], output';
  const CONTROLS = 'a, button, input, select, textarea, summary, label, [role="option"]';
  const said = new WeakMap<Element, string>();
  let press: { what: string; at: number; canFall: boolean; texts: string[] } | undefined;
  let title: string | undefined;
  let isDue = false;

  const isOnBody = () => (document.activeElement ?? document.body) === document.body;
  const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
  const named = (what: string, element: Element) =>
    `${what} on "${inOneLine(element.ariaLabel ?? element.getAttribute('name') ?? element.textContent).slice(0, 60)}"`;

  function hear(): void {
    isDue = false;
    const isFirst = title === undefined;
    if (press && title !== document.title) {
      window.answered?.({ press: press.what, isOnBody: false, texts: press.texts });
      press.texts = [];
    }
    title = document.title;
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    for (const place of document.querySelectorAll<HTMLElement>(LIVE)) {
      if (place.parentElement?.closest(LIVE)) continue;
      const isHeard =
        place.ariaLive !== 'off' && place.checkVisibility({ visibilityProperty: true });
      const text = isHeard ? inOneLine(place.innerText) : '';
      const isNews = text !== '' && text !== said.get(place) && !isFirst;
      said.set(place, text);
      const isCovered = dialog?.contains(place) === false || place.closest('[inert]');
      if (isNews && !isCovered) press?.texts.push(text);
    }
  }

  function end(): void {
    // What comes before a press does not answer it.
    hear();
    if (!press) return;
    const { what, canFall, texts } = press;
    press = undefined;
    window.answered?.({ press: what, isOnBody: canFall && isOnBody(), texts });
  }

  function begin(what: string, canFall: boolean): void {
    end();
    press = { what, at: now(), canFall, texts: [] };
  }

  new MutationObserver(() => {
    if (!isDue) later(hear, SETTLE_MS);
    isDue = true;
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

  const on = <Type extends keyof WindowEventMap>(
    type: Type,
    handle: (event: WindowEventMap[Type]) => void,
  ) => addEventListener(type, handle, { capture: true });
  on('pointerdown', ({ isTrusted, target }) => {
    const control = isTrusted && (target as Element).closest(CONTROLS);
    if (control) begin(named('pointer', control), true);
    else end();
  });
  on('keydown', ({ isTrusted, repeat, key }) => {
    if (!isTrusted || repeat || /^(Shift|Control|Alt|Meta)$/.test(key)) return;
    if (key === 'Tab') end();
    else begin(named(key, document.activeElement ?? document.body), key.length > 1 && !isOnBody());
  });
  // A tick or an arrow types in the same moment; what a test fills in comes later.
  on('input', () => {
    if (press && now() - press.at > SETTLE_MS) end();
  });
  on('pagehide', () => {
    press = undefined;
  });
  window.endListening = async () => {
    for (let tries = 0; press?.canFall && isOnBody() && tries < FOCUS_TRIES; tries += 1)
      await new Promise((resolve) => later(resolve, SETTLE_MS));
    end();
  };
}

function faultOf({ press, isOnBody, texts }: Answer): string | undefined {
  if (isOnBody) return `${press}: the focus is on the body`;
  const counted = texts.filter((text) => !EXCEPTIONS.some(({ said }) => said.test(text)));
  if (counted.length <= MOST_TEXTS) return undefined;
  return `${press}: ${counted.length} live texts: ${counted.join(' | ')}`;
}

/**
 * Listens to every page of the context as a screen reader does. The result gives the presses that
 * lost the focus or were answered by too many live texts.
 */
export async function listenTo(context: BrowserContext): Promise<() => Promise<string[]>> {
  const faults: string[] = [];
  await context.exposeBinding('answered', (_source, answer: Answer) => {
    faults.push(...[faultOf(answer)].filter((fault) => fault !== undefined));
  });
  await context.addInitScript(listen);
  return async () => {
    // A page that is closing or loading has nothing more to tell.
    await Promise.all(
      context.pages().map((page) => page.evaluate(() => window.endListening?.()).catch(() => {})),
    );
    return faults;
  };
}
