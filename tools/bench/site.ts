import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Where the built site is served as visitors get it. */
export interface SitePlace {
  readonly origin: string;
  /** See Certificate. */
  readonly fingerprint: string;
}

/** The built site as visitors get it. */
export interface Site extends SitePlace {
  close(): Promise<void>;
}

/** Starts site-server.ts and resolves once it answers; rejects where it does not start. */
export async function serveSite(): Promise<Site> {
  const server = fork(fileURLToPath(new URL('./site-server.ts', import.meta.url)));
  const ended = once(server, 'exit');
  const failed = ended.then(() => Promise.reject(new Error('The site could not be served.')));
  const [place] = (await Promise.race([once(server, 'message'), failed])) as [SitePlace];
  failed.catch(() => {});
  return {
    ...place,
    close: async () => {
      server.kill();
      await ended;
    },
  };
}
