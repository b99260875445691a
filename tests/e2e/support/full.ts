/** Tags a test or group that only widens a matrix. Only `npm run test:full` runs it. */
export const FULL = { tag: '@full' };

/** Tags a group that repeats in English what Spanish tests prove. */
export const onlyFullIn = (language: string) => (language === 'en' ? FULL : {});
