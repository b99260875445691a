export { ChangedWords } from './changed-words';
export { RatesNews } from './rates-news';
export { createRatesReader, seenRates } from './rates-reader';
export { RatesWatch } from './rates-watch';
export { UnreadWords } from './unread-words';
