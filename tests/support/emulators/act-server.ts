import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { carryOut, nameIn } from '../../../functions/src/acts/carry-out';
import type { SessionToken } from '../../../functions/src/acts/guard';
import { staff, visitors } from '../../../functions/src/acts/parties';
import { carryOutProcedure } from '../../../functions/src/acts/procedure';
import { firestoreDatabase } from '../../../functions/src/acts/store';
import { visitorProcedures } from '../../../functions/src/my-data/procedures';
import { PORTS } from '../../../tools/support/local-project';

process.env.FIREBASE_AUTH_EMULATOR_HOST ??= `127.0.0.1:${PORTS.auth}`;

/** The token of a call; the Auth emulator signs none. */
function tokenOf(authorization: string | undefined): SessionToken | undefined {
  const [, claims] = authorization?.replace('Bearer ', '').split('.') ?? [];
  if (claims === undefined) return undefined;
  const token = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return { ...token, uid: token.user_id };
}

const servers = new Map<string, Promise<string>>();

/**
 * The address at which acts of staff, or of visitors, and their procedures, are carried out on a project of the emulators, by a server of
 * this process: the function itself serves the local project alone.
 */
export function actAddress(projectId: string): Promise<string> {
  const serving =
    servers.get(projectId) ??
    new Promise<string>((resolve) => {
      const app = initializeApp({ projectId }, `acts of ${projectId}`);
      const services = { db: getFirestore(app), accounts: getAuth(app), now: Date.now };
      const database = firestoreDatabase(services.db);
      const server = createServer(async (request, response) => {
        const parts: Buffer[] = [];
        for await (const part of request) parts.push(part);
        const { data } = JSON.parse(Buffer.concat(parts).toString());
        const isVisitor = request.url === '/visita';
        const call = { ...data, token: tokenOf(request.headers.authorization) };
        response.setHeader('content-type', 'application/json');
        try {
          const { answer } =
            isVisitor && nameIn(visitorProcedures.described, call.name)
              ? await carryOutProcedure(visitorProcedures, database, call, services, Date.now())
              : await carryOut(isVisitor ? visitors : staff, database, call, Date.now);
          response.end(JSON.stringify({ result: answer }));
        } catch (error) {
          // As the function answers for a transaction that gave up.
          response.statusCode = 503;
          response.end(JSON.stringify({ error: { status: 'UNAVAILABLE', message: `${error}` } }));
        }
      });
      server.listen(0, '127.0.0.1', () => {
        server.unref();
        resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      });
    });
  servers.set(projectId, serving);
  return serving;
}
