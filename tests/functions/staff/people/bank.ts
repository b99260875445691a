import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import type { SessionToken } from '../../../../functions/src/acts/guard';
import { carryOutProcedure } from '../../../../functions/src/acts/procedure';
import { firestoreDatabase } from '../../../../functions/src/acts/store';
import { type OutgoingMail, SendFailure } from '../../../../functions/src/mail/mail';
import { acceptInvitation } from '../../../../functions/src/staff/people/accept';
import { listPeople } from '../../../../functions/src/staff/people/directory';
import type { InvitationTools } from '../../../../functions/src/staff/people/tools';
import { staffProcedures } from '../../../../functions/src/staff/procedures';
import type { PeopleAct } from '../../../../src/domain/acts/people/people';
import type { StaffRole } from '../../../../src/domain/session';
import { storedRoles } from '../../../../src/records/roles';
import { PORTS, PROJECT } from '../../../../tools/support/local-project';
import { RECEIPT } from '../../mail/kept-mails';
import { openProject } from '../../my-data/project';

process.env.FIREBASE_AUTH_EMULATOR_HOST ??= `127.0.0.1:${PORTS.auth}`;

export const PASSWORD = 'cuatro palabras sin orden 7';

let count = 0;

/** An address that no other test uses. */
export function freshAddress(): string {
  count += 1;
  return `gente.${process.pid}.${Date.now()}.${count}@banco.example`;
}

/** A directory of its own, with the accounts of the Auth emulator that all tests share. */
export function openBank(directory: string) {
  const project = openProject(directory);
  const app = initializeApp({ projectId: PROJECT }, `accounts of ${directory}`);
  const accounts = getAuth(app);
  const { db } = project;
  const mails: OutgoingMail[] = [];
  const refused = new Set<string>();
  let late = 0;

  const tools = {
    database: firestoreDatabase(db),
    accounts,
    now: () => Date.now() + late,
    wait: async () => {},
    async send(mail: OutgoingMail) {
      if (refused.has(mail.to[0] ?? '')) throw new SendFailure('no mailbox', false);
      mails.push(mail);
      return RECEIPT;
    },
  };

  /** The token of a session that this member opens now. */
  async function sessionOf(id: string): Promise<SessionToken> {
    const [account] = (await accounts.getUsers([{ uid: id }])).users;
    return {
      ...{ uid: id, email: account?.email, email_verified: true },
      auth_time: Math.ceil(tools.now() / 1000) + 1,
      firebase: { sign_in_provider: 'password' },
      ...account?.customClaims,
    };
  }

  /** The answer to a procedure that this session asks for. */
  async function say(name: string, asked: object, token: SessionToken | undefined, with_ = {}) {
    const services = { ...tools, isPassword: async () => true, ...with_ };
    const call = { name, asked, token };
    return (await carryOutProcedure(staffProcedures, tools.database, call, services, tools.now()))
      .answer;
  }

  /** Why an act of this administrator was refused; undefined if it was carried out. */
  async function act(
    author: string,
    { act: name, ...asked }: PeopleAct,
    { session, ...with_ }: Partial<InvitationTools> = {},
  ) {
    const answer = await say(name, asked, session ?? (await sessionOf(author)), with_);
    return 'refused' in answer ? answer.refused : undefined;
  }

  return {
    ...project,
    accounts,
    tools,
    /** Mails to this address bounce. */
    refuseMailTo: (address: string) => void refused.add(address),
    /** Moves the functions' clock. */
    wait: (ms: number) => {
      late += ms;
    },
    close: () => deleteApp(app),
    async empty() {
      late = 0;
      mails.length = 0;
      await project.clear();
    },

    /** A member with these roles; resolves to the uid. */
    async member(roles: readonly StaffRole[], name = 'Ana Peña'): Promise<string> {
      const email = freshAddress();
      const { uid } = await accounts.createUser({ email, password: PASSWORD, emailVerified: true });
      await accounts.setCustomUserClaims(uid, { staff: true, roles: storedRoles(roles) });
      const start = Timestamp.fromMillis(0);
      await project.store({
        [`personal/${uid}`]: {
          ...{ correo: email, nombre: name, activo: true, roles: storedRoles(roles) },
          ...{ alta: start, desde: start },
        },
      });
      return uid;
    },

    act,
    say,
    sessionOf,

    list: async () => (await listPeople(tools)).people,
    async person(id: string) {
      return (await listPeople(tools)).people.find((one) => one.id === id);
    },
    async withAddress(email: string) {
      const found = (await listPeople(tools)).people.find((one) => one.email === email);
      if (!found) throw new Error(`Nobody has ${email}.`);
      return found;
    },

    /** The key in the last mail to this address. */
    keyFor(address: string): string {
      const mail = mails.findLast(({ to }) => to[0] === address);
      return /#invitacion\.([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? 'no mail';
    },
    accept: (key: string, password = PASSWORD, with_: Partial<typeof tools> = {}) =>
      acceptInvitation({ ...tools, ...with_ }, key, password),

    /** The acts in the audit about a member, with author and roles, in alphabetical order. */
    async audit(id: string): Promise<string[]> {
      const { docs } = await db
        .collection('auditoria')
        .where('sobre', '==', `personal/${id}`)
        .get();
      const words = docs.map((entry) =>
        [entry.get('accion'), entry.get('autor'), ...(entry.get('roles') ?? [])].join(' '),
      );
      return words.sort();
    },
  };
}

/** Accounts that behave as these, except for these calls. */
export function accountsWith(accounts: Auth, calls: Partial<Auth>): Auth {
  return new Proxy(accounts, {
    get(target, name) {
      const call = calls[name as keyof Auth] ?? target[name as keyof Auth];
      return typeof call === 'function' ? call.bind(target) : call;
    },
  });
}
