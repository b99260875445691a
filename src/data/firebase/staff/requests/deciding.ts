// With the words of every mail: one file, which comes with the first decision or question.
export { decide } from './decisions';
export { askInformation } from './questions';
