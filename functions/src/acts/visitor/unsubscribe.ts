import { endedPetitionRecord, petitionPath } from '../../../../src/records/petition.ts';
import { subscriptionPaths } from '../../my-data/subscription.ts';
import { refused, visitorAct } from '../act.ts';
import { petitionExpiry } from './petition-expiry.ts';

/** Ends the subscription of a code, with its mail. A trace of the code stays, so that it is done again. */
export const unsubscribe = visitorAct('unsubscribe', {
  needs: 'code',
  async run({ code }, { store, now }) {
    const trace = petitionPath(code, 'unsubscribe');
    const [subscription, ended] = await store.get(`bajas/${code}`, trace);
    if (!subscription) return ended ? 'done' : refused('no-subscription');
    return {
      writes: [
        ...subscriptionPaths(String(subscription.clave), code).map((remove) => ({ remove })),
        { set: trace, fields: endedPetitionRecord('unsubscribe', now, petitionExpiry(now)) },
      ],
      entries: undefined,
    };
  },
});
