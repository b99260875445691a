import { visitorAct } from '../act.ts';

/** Removes what a publisher says of the session's account. What a sent request has stays with it. */
export const removeProof = visitorAct('removeProof', {
  needs: 'session',
  async run({ game }, { store, visitor: { uid } }) {
    const path = `pruebas/${uid}_${game}`;
    const [stored] = await store.get(path);
    return stored ? { writes: [{ remove: path }], entries: undefined } : 'done';
  },
});
