import { type ComponentType, lazy, useState } from 'react';

/** A page whose code is fetched when it is first shown, or before by `preload`. */
export interface LazyPage<Props extends object = object> {
  readonly Lazy: ComponentType<Props>;
  /** The page itself once `preload` is done. */
  readonly loaded: () => ComponentType<Props> | undefined;
  readonly preload: () => Promise<void>;
}

/** Splits a page off. */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  return {
    Lazy: lazy(load) as unknown as ComponentType<Props>,
    loaded: () => loaded,
    preload: async () => {
      loaded ??= (await load()).default;
    },
  };
}

/** Shows a page: at once when it was preloaded, as prerendering and hydrating need. */
export function ShowPage({ page }: { readonly page: LazyPage }) {
  // Pinned for as long as the page is mounted: another component type would lose its state.
  const [Shown] = useState(() => page.loaded() ?? page.Lazy);
  return <Shown />;
}
