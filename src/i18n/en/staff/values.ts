import type { values as original } from '../../es/staff/values';
import type { Translation } from '../../translation';

export const values: Translation<typeof original> = {
  title: 'Values',
  lead: 'What you send here shows on home. Every change stays in the history.',
  unreadable:
    'The record “games/{{id}}” cannot be read. Its value has to be corrected in the Firebase console.',
  empty: 'There are no games yet.',
  current: 'Current market value',
  none: 'No value',
  newValue: 'New value, in dollars',
  hint: 'Whole number, {{min}} to {{max}}',
  send: 'Send',
  sending: 'Sending…',
  sendFor: 'Send the value of {{game}}',
  change: 'From {{from}} to {{to}}: {{difference}} ({{percent}})',
  addReason: 'Reason (optional)',
  reasonEs: 'Reason in Spanish',
  reasonEn: 'Reason in English',
  reasonHint: 'It shows on home, in both languages.',
  problems: {
    missing: 'Type a value.',
    'not-whole': 'Type a whole number, without decimals.',
    bounds: 'The value goes from {{min}} to {{max}}.',
    'reason-pair': 'Write the reason in both languages or in neither.',
    'reason-long': 'The reason has {{max}} characters at most.',
    'reason-markup': 'The reason cannot hold < or >.',
  },
  saved: '{{game}}: game registered successfully. It is now worth {{value}}.',
  conflict:
    'Somebody changed it to {{value}} meanwhile. Your value is still typed: sending it again adds it after theirs.',
  conflictUnread:
    'Somebody changed it meanwhile and the new value could not be read. Your value is still typed.',
  confirm: {
    title: 'Such a large change?',
    text: '{{game}} goes from {{from}} to {{to}}. That is a change of {{percent}}.',
    send: 'Yes, send it',
  },
  history: {
    title: 'History',
    chart: 'Values of {{game}}, from the first to the current one',
    first: 'First',
    last: 'Current',
    empty: 'Nobody has changed it yet.',
    was: 'before {{value}}',
    all: 'Show all {{number}} changes',
    by: 'by {{author}}',
    unknownAuthor: 'somebody of the staff',
    undo: 'Undo',
    undoFor: 'Undo: take {{game}} back to {{value}}',
    undoText: 'Back to {{value}}',
  },
};
