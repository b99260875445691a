import { useEffect, useState } from 'react';

/**
 * A sentence for screen readers alone, said whenever it changes. It comes a moment after its place:
 * a live text that arrives together with its words is often passed over.
 */
export function Said({ children = '' }: { readonly children?: string | undefined }) {
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(children), [children]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
