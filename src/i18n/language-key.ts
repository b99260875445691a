/** Where the browser keeps the chosen language (localStorage). */
export const LANGUAGE_KEY = 'levelup.language';
