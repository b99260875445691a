import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { OUTBOX, PORTS } from '../support/local-project';

const EMPTY =
  '<!doctype html><meta http-equiv="refresh" content="5"><title>Outbox</title>No mail yet.';

/** Serves the page that lists the outbox's mails on its port of 127.0.0.1. */
export function serveOutbox(): Server {
  return createServer(async (_request, response) => {
    const page = await readFile(join(OUTBOX, 'index.html'), 'utf8').catch(() => EMPTY);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
    response.end(page);
  }).listen(PORTS.outbox, '127.0.0.1');
}
