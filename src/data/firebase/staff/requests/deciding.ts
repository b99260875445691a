// Deciding, asking and undoing, with the words of every mail: one file, loaded with the first of them.
export { confirmUndo, decide, dropUndo, proposeUndo } from './decisions';
export { askInformation } from './questions';
