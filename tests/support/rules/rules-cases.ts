import type { Project } from './rules-emulator';
import { staff } from './rules-people';
import { MEMBERS } from './rules-staff';

/** An analyst and a reviewer, who are two people. */
export const analyst = () => staff({}, MEMBERS.drafting.uid);
export const reviewer = (project?: Project) => staff({}, MEMBERS.publishing.uid, project);

/** The roles that may not work on a request, alone or together. */
export const IDLE_ROLES: readonly string[][] = [['lectura', 'admin'], ['lectura'], []];
