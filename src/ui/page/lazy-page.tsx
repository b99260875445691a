import { type ComponentType, lazy, useState } from 'react';

/** A page, or a part of one, whose code is fetched when it is first shown, or before by `preload`. */
export interface LazyPage<Props extends object = object> {
  /** Once `preload` is done it shows without a fallback, which React would keep for 300 ms. */
  readonly Lazy: ComponentType<Props>;
  /** The page itself once `preload` is done. */
  readonly loaded: () => ComponentType<Props> | undefined;
  /** Fetches it once; after a failure it may be asked again. */
  readonly preload: () => Promise<unknown>;
  /** The same before anybody opens it: a failure is left to the next caller, who asks again. */
  readonly fetchAhead: () => void;
}

/** Splits a page off. */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: ReturnType<typeof load> | undefined;
  const preload = () => {
    loading ??= load().then(
      (page) => {
        loaded = page.default;
        return page;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return {
    Lazy: lazy(preload) as unknown as ComponentType<Props>,
    loaded: () => loaded,
    preload,
    fetchAhead: () => {
      preload().catch(() => {
        // Opening it asks again, and that failure has a screen.
      });
    },
  };
}

/** Shows a page or a part: at once when it was preloaded, as prerendering and hydrating need. */
export function ShowPage<Props extends object>({
  page,
  ...props
}: Props & { readonly page: LazyPage<Props> }) {
  // Pinned for as long as the page is mounted: another component type would lose its state.
  const [Shown] = useState(() => page.loaded() ?? page.Lazy);
  return <Shown {...(props as unknown as Props)} />;
}
