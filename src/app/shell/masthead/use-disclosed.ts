import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLayer } from '../../../ui/feedback/layer';

/** A part of the page that a button opens and closes. */
export interface Disclosed {
  readonly open: boolean;
  readonly toggle: () => void;
  readonly show: () => void;
}

/**
 * Opens and closes `area`. It also closes on Back and Escape, which return focus to the button, on a
 * press or focus outside, and when the address changes.
 */
export function useDisclosed(
  area: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
): Disclosed {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  // Going back to where it was open does not open it again.
  if (openAt !== undefined && !open) setOpenAt(undefined);
  useLayer(open, () => {
    setOpenAt(undefined);
    button.current?.focus();
  });

  useEffect(() => {
    if (!open) return;
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !area.current?.contains(target)) setOpenAt(undefined);
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [open, area]);

  return {
    open,
    toggle: () => setOpenAt(open ? undefined : key),
    show: () => setOpenAt(key),
  };
}
