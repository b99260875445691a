import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { PORTS } from '../../tools/support/local-project';

/** Sends a request byte by byte, because HTTP clients would correct such an address. */
function statusOf(path: string, host = '127.0.0.1'): Promise<string> {
  return new Promise((resolve, reject) => {
    let read = '';
    const socket = connect(PORTS.hosting, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
    );
    socket.on('data', (data) => (read += data));
    socket.on('close', () => resolve(read.slice(9, 12))).on('error', reject);
  });
}

it('an address that cannot be read is refused, and the site goes on', async () => {
  for (const path of ['//', '///', '//:80', '//[/', 'http://'])
    expect(await statusOf(path), path).toBe('400');
  expect(await statusOf('/', '[')).toBe('400');
  expect(await statusOf('/')).toBe('200');
});

it('a path that cannot be decoded shows the page of unknown addresses', async () => {
  const unknown = await fetch(`http://127.0.0.1:${PORTS.hosting}/nothing/here`);
  const page = await unknown.text();
  for (const path of ['/%E0%A4%A', '/%', '/Roblox%ZZ?lang=en']) {
    const answer = await fetch(`http://127.0.0.1:${PORTS.hosting}${path}`);
    expect(answer.status, path).toBe(200);
    expect(await answer.text(), path).toBe(page);
  }
  expect(await statusOf('/assets/%E0%A4%A.js')).toBe('404');
});
