/** What the build writes into the worker (tools/service-worker.ts). */
interface Release {
  /** Another for every release. */
  readonly name: string;
  /** Addresses of every file that visitors may need, pages left out. */
  readonly files: readonly string[];
  /** Addresses of the prerendered pages for visitors. */
  readonly pages: readonly string[];
}

declare const __RELEASE__: Release;

export const release: Release = __RELEASE__;
