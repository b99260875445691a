import { type HTMLAttributes, type Ref, useState } from 'react';

/** Mounts its content when opened first, and keeps it mounted while closed. */
export function LazyMount({
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
