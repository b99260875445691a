import { useRef, useState } from 'react';
import type { Catalogue } from './catalogue';

/** The catalogue as the picker holds it; it and its code are loaded when first asked for. */
export type CatalogueState =
  | { readonly status: 'asleep' | 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly catalogue: Catalogue };

/** The catalogue and how to ask for it, or to ask again after a failure. */
export function useCatalogue(): readonly [CatalogueState, () => void] {
  const [state, setState] = useState<CatalogueState>({ status: 'asleep' });
  const started = useRef(false);

  const load = () => {
    if (started.current) return;
    started.current = true;
    setState({ status: 'loading' });
    import('./catalogue')
      .then(({ loadCatalogue }) =>
        loadCatalogue((catalogue) => setState({ status: 'ready', catalogue })),
      )
      .catch(() => {
        started.current = false;
        setState({ status: 'failed' });
      });
  };

  return [state, load];
}
