import { promotionsEndRecord } from '../../../../src/records/request-life.ts';
import { refused, visitorAct } from '../act.ts';
import { ownRequest } from './own-request.ts';

/** Takes back the consent to promotions, in any state of the request. */
export const endPromotions = visitorAct('endPromotions', {
  needs: 'session',
  async run(_, { store, visitor, now }) {
    const request = await ownRequest(store, visitor);
    if (request?.consent?.marketingWithdrawnAt) return 'done';
    if (!request?.consent?.marketing) return refused('conflict');
    return {
      writes: [{ update: `users/${request.id}`, fields: promotionsEndRecord(now) }],
      entries: undefined,
    };
  },
});
