import type { ComponentProps } from 'react';
import { Button } from '../../../ui/button/button';

/** A button that can be off: it then looks so and says so, but keeps its place in the order of focus. */
export function ActButton({
  isOff,
  ...rest
}: ComponentProps<typeof Button> & { readonly isOff: boolean }) {
  return <Button {...rest} {...(isOff && { look: 'off', 'aria-disabled': true })} />;
}
