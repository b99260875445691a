import type { ComponentProps } from 'react';
import { Button } from '../../../ui/button/button';

/**
 * A button that can be closed: it then looks so, says so and ignores presses, but keeps its place in the
 * order of focus.
 */
export function OffButton({
  isOff,
  ...button
}: ComponentProps<typeof Button> & { readonly isOff: boolean }) {
  const closed = isOff && ({ look: 'off', 'aria-disabled': true, onClick: undefined } as const);
  return <Button {...button} {...closed} />;
}
