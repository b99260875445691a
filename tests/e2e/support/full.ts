/** Tags a test or a group that `npm run test:full` alone runs: it only widens a matrix. */
export const FULL = { tag: '@full' };

/** Tags a group that repeats in English what is proven in Spanish. */
export const onlyFullIn = (language: string) => (language === 'en' ? FULL : {});
