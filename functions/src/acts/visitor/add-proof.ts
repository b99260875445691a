import { VISITOR_AUTHOR } from '../../../../src/domain/audit.ts';
import { provenLines } from '../../../../src/domain/proof.ts';
import { takesProof } from '../../../../src/domain/request/loan-request.ts';
import { provenLinesRecord, readProof } from '../../../../src/records/request/proof.ts';
import { refused, visitorAct } from '../act.ts';
import { readable } from '../readable.ts';
import { endProposal } from '../requests/end-proposal.ts';
import { ownCase } from './own-request.ts';

/** Adds lines that the publisher proves: once, and once more after each question of the bank. */
export const addProof = visitorAct('addProof', {
  needs: 'session',
  async run({ account, provenAt, lines }, { store, visitor, now }) {
    const own = await ownCase(store, visitor);
    const request = own?.request;
    const { proven, gameId, answers = {} } = request ?? {};
    if (proven?.account === account && proven.provenAt.getTime() === provenAt) return 'done';
    if (!own || !request || gameId === undefined || !takesProof(request))
      return refused('conflict');
    const [stored] = await store.get(`pruebas/${request.id}_${gameId}`);
    const proof = readable(stored, (fields) => readProof(gameId, fields));
    const isCurrent =
      proof?.account === account && proof.provenAt.getTime() === provenAt && now < proof.expiresAt;
    const right = isCurrent ? provenLines(proof, answers)?.lines : undefined;
    if (!lines.every((id) => right?.includes(id))) return refused('not-proven');
    const added = { account, provenAt: new Date(provenAt), lines };
    return {
      writes: [
        {
          update: `users/${request.id}`,
          fields: { prueba: provenLinesRecord(added, (moment) => moment) },
        },
        ...endProposal(own, 'prueba', VISITOR_AUTHOR, now),
      ],
      entries: undefined,
    };
  },
});
