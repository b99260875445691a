import { type DocumentData, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { caseWrite } from './rules-audit';
import type { Project } from './rules-emulator';
import { type Person, staff } from './rules-people';
import { place, type Write } from './rules-records';
import { MEMBERS } from './rules-staff';

/** The time this many minutes from now. */
export const inMinutes = (minutes: number) => Timestamp.fromMillis(Date.now() + minutes * 60_000);

/** An analyst and a reviewer, who are two people. */
export const analyst = () => staff({ roles: ['analista'] }, MEMBERS.drafting.uid);
export const reviewer = (project?: Project) =>
  staff({ roles: ['revisor'] }, MEMBERS.publishing.uid, project);

/** The roles that may not work on a request, alone or together. */
export const IDLE_ROLES: readonly unknown[] = [['lectura', 'admin'], [], null, 'analistas'];

/** `tomas/{uid}` as the application writes it, for almost 15 minutes. */
export function claimData(who: Pick<Person, 'uid'>, veces = 1): DocumentData {
  return { autor: who.uid, desde: serverTimestamp(), hasta: inMinutes(14), veces };
}

/** The claim and its audit entry, `relevar` if the claim has a reason. */
export function claimWrites(
  who: Pick<Person, 'uid'>,
  uid: string,
  claim: DocumentData = claimData(who),
  entry: DocumentData = {},
): [Write, Write] {
  const { veces, motivo } = claim;
  const action = motivo === undefined ? 'tomar' : 'relevar';
  const reason = motivo === undefined ? {} : { motivo };
  return [
    { path: `tomas/${uid}`, data: claim },
    caseWrite(who, `toma_${uid}_${veces}`, action, uid, { ...reason, ...entry }),
  ];
}

/** Stores a claim that ends so many minutes from now, bypassing the rules. */
export async function placeClaim(
  uid: string,
  autor: string,
  minutes: number,
  veces = 1,
): Promise<void> {
  await place(`tomas/${uid}`, {
    autor,
    desde: inMinutes(minutes - 15),
    hasta: inMinutes(minutes),
    veces,
  });
}
