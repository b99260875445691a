/**
 * Tags a test or group that only widens a matrix, or shows in a browser what lower levels prove. Only
 * `npm run test:full` runs it.
 */
export const FULL = { tag: '@full' };

/** Tags a group that repeats in English what Spanish tests prove. */
export const onlyFullIn = (language: string) => (language === 'en' ? FULL : {});
