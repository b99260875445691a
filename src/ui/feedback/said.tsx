import { useEffect, useState } from 'react';

/**
 * A sentence for screen readers alone, said once it has not changed for `restMs`. It comes after its
 * place: a live text that arrives together with its words is often passed over.
 */
export function Said({
  children = '',
  restMs = 0,
}: {
  readonly children?: string | undefined;
  readonly restMs?: number;
}) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (restMs === 0) {
      setSaid(children);
      return;
    }
    const saying = setTimeout(() => setSaid(children), restMs);
    return () => clearTimeout(saying);
  }, [children, restMs]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
