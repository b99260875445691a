import { focusIfLost } from '../../../ui/feedback/focus-if-lost';

/** What is switched off keeps the focus until the page is drawn. */
const DRAWN_MS = 20;

/** What a control stands in, and what takes the focus in its place. */
const PLACES = 'dialog, section, form, main';

/** The places around a control, the nearest first. */
function placesOf(control: Element): HTMLElement[] {
  const place = control.parentElement?.closest<HTMLElement>(PLACES);
  return place ? [place, ...placesOf(place)] : [];
}

/**
 * Keeps the focus near a control that goes away or is switched off, as by its own press: browsers drop it to the start of the
 * page, where a screen reader begins anew. Returns a function that ends this.
 */
export function keepFocus(): () => void {
  let control: HTMLElement | undefined;
  let places: readonly HTMLElement[] = [];
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const isGone = (one: HTMLElement) => !one.isConnected || one.matches(':disabled');
  const isLost = () =>
    document.activeElement === document.body && control !== undefined && isGone(control);

  function rescue() {
    waiting = undefined;
    // An error screen takes the place of everything.
    const place = places.find((each) => each.isConnected) ?? document.querySelector('main');
    if (!isLost() || !place) return;
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
    focusIfLost(place);
  }

  function enter() {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return;
    control = focused;
    places = placesOf(control);
  }

  // A press beside every control leaves the one that had the focus, which is still there.
  function leave() {
    queueMicrotask(() => {
      if (control && !isGone(control) && document.activeElement === document.body)
        control = undefined;
    });
  }

  // A reader may be on a control before this starts.
  enter();
  const changes = new MutationObserver(() => {
    if (control?.isConnected === false) rescue();
    else if (control && isGone(control)) waiting ??= setTimeout(rescue, DRAWN_MS);
  });
  changes.observe(document.body, {
    ...{ childList: true, subtree: true },
    attributeFilter: ['disabled'],
  });
  document.addEventListener('focusin', enter);
  document.addEventListener('focusout', leave);
  return () => {
    changes.disconnect();
    clearTimeout(waiting);
    document.removeEventListener('focusin', enter);
    document.removeEventListener('focusout', leave);
  };
}
