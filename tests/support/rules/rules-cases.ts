import type { Project } from './rules-emulator';
import { staff } from './rules-people';
import { MEMBERS } from './rules-staff';

/** An analyst and a reviewer, who are two people. */
export const analyst = () => staff({ roles: ['analista'] }, MEMBERS.drafting.uid);
export const reviewer = (project?: Project) =>
  staff({ roles: ['revisor'] }, MEMBERS.publishing.uid, project);

/** The roles that may not work on a request, alone or together. */
export const IDLE_ROLES: readonly unknown[] = [['lectura', 'admin'], [], null, 'analistas'];
