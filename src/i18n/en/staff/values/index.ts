import type { values as original } from '../../../es/staff/values';
import type { Translation } from '../../../translation';
import { amountProblems } from '../../amounts';
import { lineProblems } from '../../field-problems';

export const values: Translation<typeof original> = {
  title: 'Values',
  lead: 'What you send appears on the home page.',
  import: 'Import',
  unreadable:
    'The record “games/{{id}}” cannot be read. It has to be corrected in the Firebase console.',
  closed: {
    all: 'Your account can see the values but not change them. Changing them takes the role of reviewer. The details of the games and files take the role of administrator.',
    values:
      'Your account can see the values but not send a new one. That takes the role of reviewer.',
    games:
      'Names, images and destinations of the games, and values from a file, take the role of administrator.',
  },
  details: 'Details of the game',
  empty: 'There are no games yet.',
  current: 'Value today',
  columns: { change: 'Change', last: 'Last values', since: 'Since' },
  equal: 'Same',
  charted: 'Last values: {{values}}',
  sinceOpening: 'Since the opening',
  actions: {
    changeOne: 'Change',
    changeOneFor: 'Change the value of {{game}}',
    edit: 'Edit',
    editFor: 'Edit the details of {{game}}',
    look: 'View',
    lookFor: 'View the history of {{game}}',
    close: 'Close',
    closeFor: 'Close {{game}}',
  },
  none: 'No value',
  newValue: 'New value, in {{currency.many.en}}',
  hint: 'Whole number, {{min}} to {{max}}',
  send: 'Send',
  sending: 'Sending…',
  sendFor: 'Send the value of {{game}}',
  change: 'From {{from}} to {{to}}: {{difference}} ({{percent}})',
  reasons: { es: 'Reason in Spanish (optional)', en: 'Reason in English (optional)' },
  problems: {
    ...amountProblems,
    bounds: 'The value must be between {{min}} and {{max}}.',
    'reason-pair': 'Write the reason in both languages or in neither.',
    ...lineProblems,
  },
  saved: '{{game}}: game registered successfully. It is now worth {{value}}.',
  conflict:
    'Meanwhile, someone changed it to {{value}}. Your value is still in the field: if you send it again, it comes after theirs.',
  conflictUnread:
    'Meanwhile, someone changed it and the new value could not be read. Your value is still in the field.',
  confirm: {
    title: 'Send such a large change?',
    text: '{{game}} goes from {{from}} to {{to}}. That is a change of {{percent}}.',
    send: 'Yes, send it',
  },
  history: {
    title: 'History',
    chart: 'Values of {{game}}, from the first to the current one',
    first: 'First',
    last: 'Current',
    empty: 'Nobody has changed it yet.',
    was: 'previously {{value}}',
    all: 'Show all {{number}} changes',
    by: 'by {{author}}',
    undoFor: 'Undo: take {{game}} back to {{value}}',
    undoText: 'Back to {{value}}',
  },
};
