import { type Asked, failureOf, json, type Reply } from './reply';

/** Players that anybody may try; every token serves once, and `used` never. */
const PLAYERS = [
  { tag: '#2PP0LQ8VY', name: 'El Ciguapo RD', townHallLevel: 15, expLevel: 214 },
  { tag: '#9L0VCRY2', name: 'Doña Altagracia', townHallLevel: 9, expLevel: 98 },
];

const USED = 'used';

/** The part of the Clash of Clans API that proofs use. */
export function clashReplay(): (asked: Asked) => Reply {
  const used = new Set([USED]);
  return ({ method, url, headers, body }) => {
    const [, tag = '', act] = /^\/v1\/players\/([^/]+)(?:\/(\w+))?$/.exec(url.pathname) ?? [];
    const name = decodeURIComponent(tag);
    const failure = failureOf(name.slice(1));
    if (failure) return failure;
    if (!headers.authorization || name.replaceAll('0', 'O') === '#WRONGKEY')
      return json(403, { reason: 'accessDenied.invalidIp', message: 'Not from this address.' });
    const player = PLAYERS.find((one) => one.tag === name);
    if (!player) return json(404, { reason: 'notFound' });
    if (method === 'GET' && act === undefined)
      return json(200, { ...player, trophies: 2604, heroes: [], clan: { name: 'Los Tígueres' } });
    const { token } = JSON.parse(body) as { token: string };
    const status = token === '' || used.has(token) ? 'invalid' : 'ok';
    used.add(token);
    return json(200, { tag: name, token, status });
  };
}
