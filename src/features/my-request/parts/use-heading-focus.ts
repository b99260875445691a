import { useEffect, useRef } from 'react';
import type { Heading } from './request-frame';

/** The page's heading, which takes the focus when another view replaces the first. */
export function useHeadingFocus(...view: readonly unknown[]): Heading {
  const heading: Heading = useRef(null);
  const shown = useRef(view);
  useEffect(() => {
    if (view.every((part, place) => part === shown.current[place])) return;
    shown.current = view;
    heading.current?.focus();
  });
  return heading;
}
