import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigationType } from 'react-router-dom';

/** What lies on top of the page, the innermost last: how each is closed. */
const layers: (() => void)[] = [];

/**
 * Where the visitor is in the browser's history. Each layer adds an entry over that of its page, so
 * that Back comes here first. One that closes otherwise leaves its entry to the next layer, or to
 * Back, which then goes on by itself.
 */
interface Place {
  /** The router's key of the page's own entry. */
  readonly page: string;
  /** How many entries of layers lie under this one, itself included. */
  readonly height: number;
}

function readPlace(): Place {
  const { layer, key = 'default' } = history.state ?? {};
  return layer ?? { page: key, height: 0 };
}

/** Tells in which direction the visitor has moved. */
let place: Place | undefined;

/** Marks the present entry as a layer's. The rest of its state belongs to the router. */
const stateAt = (layer: Place) => ({ ...history.state, layer });

/** Closes the innermost layer; false if it stays, as one does that waits for the bank. */
function closeInnermost(): boolean {
  const close = layers.at(-1);
  if (!close) return false;
  flushSync(close);
  return layers.at(-1) !== close;
}

/** Whether something lies on top of the page. */
export const isCovered = () => layers.length > 0;

/**
 * Something that lies on top of the page while it is open. Back and Escape close the innermost;
 * `onClose` may refuse.
 */
export function useLayer(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const layer = () => close();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || layers.at(-1) !== layer) return;
      event.preventDefault();
      layer();
    };
    layers.push(layer);
    const { page, height } = readPlace();
    if (height < layers.length) history.pushState(stateAt({ page, height: height + 1 }), '');
    place = readPlace();
    addEventListener('keydown', onKey);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      removeEventListener('keydown', onKey);
    };
  }, [isOpen]);
}

function onPopState(): void {
  const before = place;
  const now = readPlace();
  place = now;
  if (now.page !== before?.page || now.height === before.height) return;
  const isBack = now.height < before.height;
  // The layer of this entry is gone: on in the same direction.
  if (isBack && !isCovered()) history.back();
  else if (isBack && !closeInnermost()) history.forward();
  else if (!isBack && layers.length < now.height) history.forward();
}

/** Lets Back close layers; once, within the router. */
export function useLayerHistory(): void {
  const location = useLocation();
  const navigation = useNavigationType();
  // Before the router's own listener, which is the parent's.
  useLayoutEffect(() => {
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation
  useEffect(() => {
    // The router replaces a layer's entry without knowing of it.
    if (navigation === 'REPLACE' && place && place.height > 0 && !history.state?.layer)
      history.replaceState(stateAt(place), '');
    place = readPlace();
  }, [location]);
}
