import { staffProvider, staffSecurity } from '../../../src/config/staff.ts';
import type { Member } from '../../../src/domain/acts/member.ts';
import { STAFF_SESSION_HOURS } from '../../../src/domain/session.ts';
import { HOUR_MS } from '../../../src/domain/time.ts';
import { type FieldReader, type RecordFields, reader } from '../../../src/records/fields.ts';
import { readRoles } from '../../../src/records/roles.ts';
import { readable } from './readable.ts';
import type { Database } from './store.ts';

/** What a token says of its session, as Firebase decodes it. */
export interface SessionToken {
  readonly uid: string;
  readonly email?: string | undefined;
  readonly email_verified?: boolean | undefined;
  /** The second since 1970 in which the session began. */
  readonly auth_time: number;
  readonly firebase: {
    readonly sign_in_provider: string;
    readonly sign_in_second_factor?: string | undefined;
    /** What each provider calls the person. */
    readonly identities?: Readonly<Record<string, readonly unknown[] | undefined>>;
  };
  readonly [claim: string]: unknown;
}

/**
 * What a session is for. Whoever has to replace a given password may do that and nothing else, and
 * enrols a second factor afterwards.
 */
type Purpose = 'act' | 'new-password';

const isSet = (mark: unknown) => mark !== undefined && mark !== false;

function hasNoDuty({ cambiarClave, firebase }: SessionToken, purpose: Purpose): boolean {
  if (isSet(cambiarClave)) return purpose === 'new-password';
  return !staffSecurity.secondFactorRequired || firebase.sign_in_second_factor !== undefined;
}

/** Whether a token is of a staff session, which the directory has yet to confirm. */
export function isStaffSession(
  token: SessionToken | undefined,
  now: Date,
  purpose: Purpose = 'act',
): token is SessionToken {
  return (
    token?.staff === true &&
    token.firebase.sign_in_provider === staffProvider &&
    token.email_verified === true &&
    hasNoDuty(token, purpose) &&
    now.getTime() < token.auth_time * 1000 + STAFF_SESSION_HOURS * HOUR_MS
  );
}

/** Whether a token is of the anonymous session of a visitor. */
export const isVisitorSession = (token: SessionToken | undefined): token is SessionToken =>
  token?.firebase.sign_in_provider === 'anonymous' && token.staff === undefined;

/** Whether an entry of the directory is open to this session. */
function isOpenTo(token: SessionToken, entry: FieldReader, purpose: Purpose): boolean {
  const began = token.auth_time * 1000;
  return (
    (!entry.has('activo') || entry.flag('activo')) &&
    !entry.has('cambio') &&
    !(entry.has('desde') && entry.date('desde').getTime() > began) &&
    (purpose === 'new-password' || !(entry.has('cambiarClave') && entry.flag('cambiarClave'))) &&
    entry.text('correo') === token.email
  );
}

/**
 * The member of staff of a session, by the entry `personal/{uid}`; undefined for anybody else, and for
 * an entry that cannot be read. The entry gives the roles: a token may hold earlier ones. It closes
 * the access while it is changed, while a given password has to be replaced, and to sessions from
 * before `desde`.
 */
export function memberOf(
  token: SessionToken,
  entry: RecordFields | undefined,
  purpose: Purpose = 'act',
): Member | undefined {
  if (!entry || token.email === undefined) return undefined;
  const isOpen = readable(entry, (fields) =>
    isOpenTo(token, reader(fields, `personal/${token.uid}`), purpose),
  );
  if (!isOpen) return undefined;
  return { uid: token.uid, email: token.email, roles: readRoles(entry.roles) };
}

/** The member of staff of a session at this moment; undefined for anybody else. */
export async function askGuard(
  database: Database,
  token: SessionToken | undefined,
  now: Date,
  purpose: Purpose = 'act',
): Promise<Member | undefined> {
  if (!isStaffSession(token, now, purpose)) return undefined;
  return database.transaction(async (store) => {
    const [entry] = await store.get(`personal/${token.uid}`);
    return { writes: [], answer: memberOf(token, entry, purpose) };
  });
}
