import type { AddressInfo } from 'node:net';
import { ask } from '../../../functions/src/sources/ask';
import { clashOfClans } from '../../../functions/src/sources/clash-of-clans';
import { roblox } from '../../../functions/src/sources/roblox';
import { warcraft } from '../../../functions/src/sources/warcraft';
import { startReplayServer } from '../../../tools/emulators/replay-server';

/** When the tests take place. */
export const NOW = Date.UTC(2026, 11, 3, 12);

/** Ends what hangs, soon. */
export const timeLimit = () => AbortSignal.timeout(2000);

/** The three sources on a separate replay server, and the acts of the player. */
export async function replayed() {
  const server = await startReplayServer(0);
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const returnUrl = 'http://127.0.0.1:9/Warcraft';
  return {
    clash: clashOfClans({ url: `${at}/clash`, key: 'key' }, ask),
    roblox: roblox({ url: `${at}/roblox`, now: () => NOW }, ask),
    warcraft: warcraft(
      {
        url: `${at}/warcraft`,
        oauthUrl: `${at}/warcraft/oauth`,
        client: 'client',
        secret: 'secret',
        returnUrl,
      },
      ask,
    ),
    /** Writes into a Roblox profile. */
    async writeProfile(name: string, description: string): Promise<void> {
      const body = new URLSearchParams({ description });
      await fetch(`${at}/roblox/profile/${name}`, { method: 'POST', body });
    },
    /** Signs in at Battle.net; resolves to the parameters that the browser returns with. */
    async signIn(address: string, battletag: string) {
      const page = (await (await fetch(address)).text()).replaceAll('&#38;', '&');
      const link = new RegExp(`href="([^"]+)">${battletag}<`).exec(page)?.[1] ?? '';
      const { searchParams } = new URL(link);
      return { state: searchParams.get('state') ?? '', code: searchParams.get('code') ?? '' };
    },
    close: () => server.close().closeAllConnections(),
  };
}

/** The code of the failure that something rejects with; what it resolved to otherwise. */
export const failureOf = (work: Promise<unknown>) =>
  work.then(
    (value) => value,
    (error: { code: unknown }) => error.code,
  );
