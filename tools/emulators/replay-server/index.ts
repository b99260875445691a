import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { PORTS } from '../../support/local-project';
import { clashReplay } from './clash';
import { page, type Reply } from './reply';
import { robloxReplay } from './roblox';
import { warcraftReplay } from './warcraft';

/** The settings that lead the functions to the server. */
export function replaySettings(): Readonly<Record<string, string>> {
  const at = `http://127.0.0.1:${PORTS.replay}`;
  return {
    SOURCE_CLASH_URL: `${at}/clash`,
    SOURCE_ROBLOX_URL: `${at}/roblox`,
    SOURCE_WARCRAFT_URL: `${at}/warcraft`,
  };
}

const WELCOME = page(
  'Publishers, replayed',
  '<p>Roblox profiles to edit: <a href="/roblox/profile/CiguapaRD">CiguapaRD</a>, <a href="/roblox/profile/TigueroDev">TigueroDev</a>, <a href="/roblox/profile/private">private</a>, <a href="/roblox/profile/forgetful">forgetful</a></p>',
);

/**
 * Replaces the publishers in local runs (docs/sources.md): has their APIs, with made-up accounts
 * and with failures by name. Serves on this port of 127.0.0.1, 0 for any free one.
 */
export async function startReplayServer(port: number = PORTS.replay): Promise<Server> {
  const publishers = {
    clash: clashReplay(),
    roblox: robloxReplay(),
    warcraft: warcraftReplay(),
  };

  async function reply(request: IncomingMessage): Promise<Reply> {
    const { method = '', url: path = '', headers } = request;
    const [, name, rest = ''] = /^\/(\w+)(\/.*)$/.exec(path) ?? [];
    const publisher = Object.entries(publishers).find(([one]) => one === name)?.[1];
    if (!publisher) return WELCOME;
    const url = new URL(rest, 'http://127.0.0.1');
    return publisher({ method, url, headers, body: await text(request) });
  }

  const server = createServer(async (request, response) => {
    const answer = await reply(request);
    if (answer === 'hang') return;
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return server;
}
