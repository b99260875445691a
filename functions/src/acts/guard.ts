import { staffProvider, staffSecurity } from '../../../src/config/staff.ts';
import type { Member } from '../../../src/domain/acts/member.ts';
import { STAFF_SESSION_HOURS } from '../../../src/domain/session.ts';
import { HOUR_MS } from '../../../src/domain/time.ts';
import {
  type FieldReader,
  RecordError,
  type RecordFields,
  reader,
} from '../../../src/records/fields.ts';
import { readRoles } from '../../../src/records/staff/roles.ts';

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
  };
  readonly [claim: string]: unknown;
}

/** Whether a token is of a staff session, which the directory has yet to confirm. */
export function isStaffSession(token: SessionToken | undefined, now: Date): token is SessionToken {
  return (
    token?.staff === true &&
    token.firebase.sign_in_provider === staffProvider &&
    token.email_verified === true &&
    token.cambiarClave !== true &&
    (!staffSecurity.secondFactorRequired || token.firebase.sign_in_second_factor !== undefined) &&
    now.getTime() < token.auth_time * 1000 + STAFF_SESSION_HOURS * HOUR_MS
  );
}

/** Whether an entry of the directory is open to this session. */
function isOpenTo(token: SessionToken, entry: FieldReader): boolean {
  const began = token.auth_time * 1000;
  return (
    (!entry.has('activo') || entry.flag('activo')) &&
    !entry.has('cambio') &&
    !(entry.has('desde') && entry.date('desde').getTime() > began) &&
    !(entry.has('cambiarClave') && entry.flag('cambiarClave')) &&
    entry.text('correo') === token.email
  );
}

/**
 * The member of staff of a session, by the entry `personal/{uid}`; undefined for anybody else, and for
 * an entry that cannot be read. The entry gives the roles: a token may hold earlier ones. It closes
 * the access while it is changed, while a given password has to be replaced, and to sessions from
 * before `desde`.
 */
export function memberOf(token: SessionToken, entry: RecordFields | undefined): Member | undefined {
  if (!entry || token.email === undefined) return undefined;
  try {
    if (!isOpenTo(token, reader(entry, `personal/${token.uid}`))) return undefined;
  } catch (error) {
    if (error instanceof RecordError) return undefined;
    throw error;
  }
  return { uid: token.uid, email: token.email, roles: readRoles(entry.roles) };
}
