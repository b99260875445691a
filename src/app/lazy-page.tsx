import { type ComponentType, lazy, useState } from 'react';

/** A page whose code is fetched when it is first shown, or before by `preload`. */
export interface LazyPage<Props> {
  readonly Page: ComponentType<Props>;
  readonly preload: () => Promise<void>;
}

/** Splits a page off. Once preloaded it renders at once, as prerendering and hydrating need. */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  const Lazy = lazy(load) as unknown as ComponentType<Props>;
  return {
    Page: function Page(props) {
      // Pinned for as long as the page is mounted: another component type would lose its state.
      const [Shown] = useState(() => loaded ?? Lazy);
      return <Shown {...props} />;
    },
    preload: async () => {
      loaded ??= (await load()).default;
    },
  };
}
