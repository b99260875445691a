// Deciding, asking and undoing, with the words of every mail: one file, loaded with the first of them.
export { decide } from './decisions';
export { askInformation } from './questions';
export { confirmUndo, dropUndo, proposeUndo } from './undoing';
