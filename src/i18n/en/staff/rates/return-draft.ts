import type { returnDraft as original } from '../../../es/staff/rates/return-draft';
import type { Translation } from '../../../translation';
import { lineProblems } from '../../field-problems';

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
