import type { returnDraft as original, writers as originalWriters } from '../../es/staff/drafts';
import type { Translation } from '../../translation';
import { lineProblems } from '../field-problems';

export const returnDraft: Translation<typeof original> = {
  open: 'Return with a note',
  title: 'Return the draft for {{game}}',
  text: 'The author will see your note above the draft. The figures stay as they are.',
  note: 'Note',
  used: '{{used}} of {{max}} characters',
  send: 'Return',
  sending: 'Returning…',
  done: 'Returned. The note is above the draft.',
  conflict:
    'The draft changed while you were writing. Cancel to look at it: your note stays here, and you can return the draft afterwards.',
  by: 'Returned by {{author}}, {{date}}',
  until: 'The next save of the draft removes the note.',
  problems: {
    missing: 'Say what is missing or what you would change.',
    ...lineProblems,
  },
};

export const writers: Translation<typeof originalWriters> = {
  title: 'Who wrote what',
  nobodyLeft:
    'Nobody is left to publish it: every reviewer wrote a part. One of them can put their figures back, and somebody else can write their reason; or somebody discards the draft.',
};
