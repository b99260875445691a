import { isSeenDraft, secondPersonObstacle } from '../../../../src/domain/acts/drafts.ts';
import { publishRatesObstacles } from '../../../../src/domain/acts/rates.ts';
import { writersOf } from '../../../../src/domain/drafts.ts';
import { wrongAfter } from '../../../../src/domain/rates/mended.ts';
import { PREVIOUS_WRONG, ratesAuthors } from '../../../../src/domain/rates/rates.ts';
import { ratesRecord } from '../../../../src/records/rates-draft.ts';
import { refused, refusedBy, staffAct } from '../act.ts';
import { signedAlone, signingNow } from '../signing.ts';
import { readRatesOf } from './rates-of-game.ts';

/** Puts the draft that the screen showed into force, as the version after the one that it showed. */
export const publishRates = staffAct('publishRates', {
  roles: ['reviewer'],
  audit: ['publicar-tarifas'],
  async run({ game, seen }, { store, member, now }) {
    const version = seen.version + 1;
    const id = `tarifas_${game}_${version}`;
    const found = await readRatesOf(store, game, `auditoria/${id}`);
    if (typeof found === 'string') return refused(found);
    const { calculator, inForce, draft, wrong, others } = found;
    const [entry] = others;
    if (entry?.autor === member.uid && entry.borrador === seen.draft) return 'done';
    if (!draft || !isSeenDraft(draft, seen) || inForce.version !== seen.version)
      return refused('conflict');
    const [obstacle] = publishRatesObstacles(calculator, inForce, draft, member);
    if (obstacle) return refusedBy(obstacle);
    const authors = ratesAuthors(calculator, inForce, draft);
    const writers = writersOf(authors);
    const together = await signingNow({ store, member, now }, writers, (third) => {
      return !secondPersonObstacle(writers, third);
    });
    if (together === 'let-in') return refused(together);
    const { previousWrong = false } = draft;
    const wrongNow = wrongAfter(wrong, version, previousWrong);
    const signed = { since: now, previous: seen.version, authors, publisher: member.uid };
    const publication = { ...draft, ...signed };
    const record = ratesRecord({ ...draft, version, publication }, wrongNow);
    const about = `tarifas/${game}/versiones/${version}`;
    return {
      writes: [
        { create: about, fields: record },
        { set: `tarifas/${game}`, fields: record },
        { remove: `borradores/${game}` },
      ],
      entries: [
        {
          id,
          action: 'publicar-tarifas',
          about,
          fields: {
            borrador: seen.draft,
            ...(previousWrong && { [PREVIOUS_WRONG]: true }),
            ...signedAlone(together),
          },
        },
      ],
    };
  },
});
