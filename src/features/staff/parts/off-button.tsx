import type { ComponentProps } from 'react';
import { Button } from '../../../ui/button/button';

/** A button that can be closed: it then looks so and says so, but keeps its place in the order of focus. */
export function OffButton({
  isOff,
  ...button
}: ComponentProps<typeof Button> & { readonly isOff: boolean }) {
  return <Button {...button} {...(isOff && { look: 'off', 'aria-disabled': true })} />;
}
