import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** A part of the page that a button opens and closes. */
export interface Disclosed {
  readonly open: boolean;
  readonly toggle: () => void;
  readonly show: () => void;
}

/**
 * Opens and closes `area`. It also closes on Escape, which returns focus to the button, on a press
 * or focus outside, and when the address changes.
 */
export function useDisclosed(
  area: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
): Disclosed {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;

  useEffect(() => {
    if (!open) return;
    const close = () => setOpenAt(undefined);
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !area.current?.contains(target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKey);
    };
  }, [open, area, button]);

  return {
    open,
    toggle: () => setOpenAt(open ? undefined : key),
    show: () => setOpenAt(key),
  };
}
