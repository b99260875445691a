import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

let byKeys = false;

/** Belongs on a form as `onClickCapture`: keys and assistive technologies click without a count. */
export function noteClick({ detail }: { readonly detail: number }): void {
  byKeys = detail === 0;
}

/** The state of a navigation that the last noted click led to. */
export const pressState = (): { readonly byKeys: boolean } => ({ byKeys });

const never = () => () => {};

/** Whether keys or an assistive technology led to this page; known after hydration. */
export function useReachedByKeys(): boolean {
  const { state } = useLocation();
  return useSyncExternalStore(
    never,
    () => state?.byKeys === true,
    () => false,
  );
}
