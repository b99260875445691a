// Code that no first screen needs: one file, loaded with the first count of the queue.
export * from '../../reads/staff';
export { sayAct } from './act';
export { noteExport, noteSearch } from './audit/note-reading';
export { appendMarketValue } from './catalogue/market-values';
export { noteOpening } from './note-opening';
export { changePeople, listPeople } from './people';
