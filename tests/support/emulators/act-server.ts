import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { carryOut } from '../../../functions/src/acts/carry-out';
import type { SessionToken } from '../../../functions/src/acts/guard';
import { staff, visitors } from '../../../functions/src/acts/parties';
import { firestoreDatabase } from '../../../functions/src/acts/store';

/** The token of a call; the Auth emulator signs none. */
function tokenOf(authorization: string | undefined): SessionToken | undefined {
  const [, claims] = authorization?.replace('Bearer ', '').split('.') ?? [];
  if (claims === undefined) return undefined;
  const token = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return { ...token, uid: token.user_id };
}

const servers = new Map<string, Promise<string>>();

/**
 * The address at which acts of staff, or of visitors, are carried out on a project of the emulators, by a server of
 * this process: the function itself serves the local project alone.
 */
export function actAddress(projectId: string): Promise<string> {
  const serving =
    servers.get(projectId) ??
    new Promise<string>((resolve) => {
      const database = firestoreDatabase(
        getFirestore(initializeApp({ projectId }, `acts of ${projectId}`)),
      );
      const server = createServer(async (request, response) => {
        const parts: Buffer[] = [];
        for await (const part of request) parts.push(part);
        const { data } = JSON.parse(Buffer.concat(parts).toString());
        const party = request.url === '/visita' ? visitors : staff;
        const token = tokenOf(request.headers.authorization);
        const { answer } = await carryOut(party, database, { ...data, token }, Date.now);
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ result: answer }));
      });
      server.listen(0, '127.0.0.1', () => {
        server.unref();
        resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      });
    });
  servers.set(projectId, serving);
  return serving;
}
