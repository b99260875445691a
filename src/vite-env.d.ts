/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_APP_CHECK_SITE_KEY?: string;
  readonly VITE_METRICS_URL?: string;
  readonly VITE_COSMETICS_URL?: string;
  readonly VITE_RELEASE?: string;
  readonly VITE_PORT_OFFSET?: string;
  readonly VITE_KEEP_FOR_LATER_MS?: string;
}

/** Made by `tools/vite/game-list.ts`. */
declare module 'virtual:game-list' {
  export const games: readonly import('./games/list').Game[];
  /** Fetches each calculator, by its file. */
  export const calculators: Readonly<
    Record<string, () => Promise<import('./domain/calculator').Calculator>>
  >;
}
