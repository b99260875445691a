import { randomUUID } from 'node:crypto';

import { type EmulatorMockTokenOptions, type Firestore, Timestamp } from 'firebase/firestore/lite';
import { connect, ownerOf, type Project } from './rules-emulator';
import { MEMBERS, memberWith, ROLES, STAFF_EMAIL } from './rules-staff';

/** A person with a session, and the database as the rules show it to them. */
export interface Person {
  readonly uid: string;
  readonly db: Firestore;
  readonly signedInAt: Timestamp;
}

type Claims = Omit<EmulatorMockTokenOptions, 'sub' | 'user_id'>;

/** Claims, and the roles in the directory. */
type Session = Claims & { readonly roles?: readonly string[] };
type Provider = 'anonymous' | 'password' | 'google.com' | 'custom' | 'phone';

/** A unique name without an underscore, like a uid. */
export function freshId(): string {
  return randomUUID().replaceAll('-', '');
}

/** The time this many hours ago, in seconds since 1970. */
export function hoursAgo(hours: number): number {
  return Math.floor(Date.now() / 1000 - hours * 3600);
}

function person(
  claims: Claims & { readonly auth_time: number },
  uid = freshId(),
  project?: Project,
): Person {
  const db = connect({ ...claims, sub: uid }, project);
  return { uid, db, signedInAt: Timestamp.fromMillis(claims.auth_time * 1000) };
}

/** An anonymous session, signed in an hour ago. */
export function visitor(claims: Claims = {}, uid?: string, project?: Project): Person {
  return person(
    { auth_time: hoursAgo(1), firebase: provider('anonymous'), ...claims },
    uid,
    project,
  );
}

/**
 * A staff session: claim, password, verified address, signed in an hour ago, and an active entry in
 * the directory with these roles, an analyst's unless they are given, or the entry of this uid. The
 * token always holds every role: it gives none.
 */
export function staff(
  { roles = ['analista'], ...claims }: Session = {},
  uid: string = memberWith(roles),
  project?: Project,
): Person {
  return person(
    {
      auth_time: hoursAgo(1),
      firebase: provider('password'),
      email: STAFF_EMAIL,
      email_verified: true,
      staff: true,
      roles: ROLES,
      ...claims,
    },
    uid,
    project,
  );
}

/** How a session was opened, according to its token. */
export function provider(name: Provider): NonNullable<Claims['firebase']> {
  return { sign_in_provider: name, identities: {} };
}

/** Opens a session that is no staff session, also with other claims and in another project. */
type OpenImpostor = (claims?: Session, project?: Project) => Person;

const likeStaff =
  (difference: Claims, uid?: string): OpenImpostor =>
  (claims = {}, project) =>
    staff({ ...claims, ...difference }, uid, project);

type Impostors = readonly (readonly [string, OpenImpostor])[];

/** Sessions that look like those of staff but are not, named after what they lack. */
export const intruders: Impostors = [
  ['an anonymous session', (claims, project) => visitor(claims, undefined, project)],
  ['an anonymous session with the claim', likeStaff({ firebase: provider('anonymous') })],
  ['staff by public sign-up: a password account without the claim', likeStaff({ staff: null })],
  ['an anonymous session linked to a password', likeStaff({ staff: null, email_verified: false })],
  ['a revoked claim', likeStaff({ staff: false })],
  ['a claim that is not exactly true', likeStaff({ staff: 'true' })],
  ['an address that is not verified', likeStaff({ email_verified: false })],
  ['a staff session older than 12 hours', likeStaff({ auth_time: hoursAgo(12.1) })],
];

/** Sessions like those of staff, of people whom the directory does not have as members. */
const strangers: Impostors = [
  [
    'the claim without an entry in the directory',
    (claims, project) => staff(claims, freshId(), project),
  ],
  ['a removed member with an open token', likeStaff({}, MEMBERS.removed.uid)],
  ['a member whose entry is not exactly active', likeStaff({}, MEMBERS.unclear.uid)],
  [
    'a session opened before the account was prepared',
    likeStaff({ auth_time: MEMBERS.prepared.since - 1 }, MEMBERS.prepared.uid),
  ],
  ['a member whose address was changed since', likeStaff({ email: 'eva@example.com' })],
];

/** Everybody who looks like staff but is not. */
export const impostors: Impostors = [...intruders, ...strangers];

/** The administrator, who bypasses the rules. */
export const admin = ownerOf('usual');

/** A person without a session. */
export const nobody = connect(undefined);
