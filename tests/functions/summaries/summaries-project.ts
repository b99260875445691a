import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { DAY_MS } from '../../../src/domain/time';
import { openProject } from '../my-data/project';

/** Accounts of which none is deleted. */
export const accounts = { deleteUser: async () => {} };

export const daysAgo = (days: number) => Timestamp.fromMillis(Date.now() - days * DAY_MS);

/** Opens a project of the Firestore emulator whose collections `stored` reads whole, by id. */
export function openSummaries(projectId: string) {
  const project = openProject(projectId);
  return {
    ...project,
    async stored(collection: string): Promise<Record<string, DocumentData>> {
      const { docs } = await project.db.collection(collection).get();
      return Object.fromEntries(docs.map((found) => [found.id, found.data()]));
    },
  };
}
