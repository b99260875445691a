import { type HTMLAttributes, type Ref, useState } from 'react';

/** Appears when opened first, and keeps what is in it while it is closed. */
export function Kept({
  open,
  ...rest
}: HTMLAttributes<HTMLDivElement> & {
  readonly open: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}) {
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return wanted && <div hidden={!open} {...rest} />;
}
