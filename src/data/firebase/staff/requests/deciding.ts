// Deciding and asking, with the words of every mail: one file, loaded with the first decision or
// question.
export { decide } from './decisions';
export { askInformation } from './questions';
