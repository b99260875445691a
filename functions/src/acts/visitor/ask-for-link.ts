import { ASK_AGAIN_MINUTES } from '../../../../src/domain/request/petition.ts';
import { MINUTE_MS } from '../../../../src/domain/time.ts';
import {
  askedPetitionRecord,
  petitionPath,
  readPetition,
} from '../../../../src/records/petition.ts';
import { refused, visitorAct } from '../act.ts';
import { readable } from '../readable.ts';
import { petitionExpiry } from './petition-expiry.ts';

/** Within a minute of the first, the same is the same once more, as after a lost answer. */
const SAME_MS = MINUTE_MS;

/**
 * Asks for a mailed link, whatever became of an earlier one. `mailLinks` mails it later, so that
 * neither the answer nor its time tells of the recorded address.
 */
export const askForLink = visitorAct('askForLink', {
  needs: 'code',
  async run({ code, kind, language }, { store, now }) {
    const path = petitionPath(code, kind);
    const [known, stored] = await store.get(`codigos/${code}`, path);
    if (!known) return refused('no-request');
    const last = readable(stored, readPetition);
    const since = last ? now.getTime() - last.askedAt.getTime() : Number.POSITIVE_INFINITY;
    if (since < SAME_MS) return 'done';
    if (since <= ASK_AGAIN_MINUTES * MINUTE_MS) return refused('too-soon');
    const fields = askedPetitionRecord(kind, language, now, petitionExpiry(now));
    return { writes: [{ set: path, fields }], entries: undefined };
  },
});
