import type { valueImport as original } from '../../../es/staff/values/import';
import type { Translation } from '../../../translation';
import { amountProblems } from '../../amounts';
import { lineProblems } from '../../field-problems';

export const valueImport: Translation<typeof original> = {
  title: 'Import values',
  lead: 'Change many values at once with an .xlsx or .csv file that has the columns Game and Value.',
  choose: 'Choose a file',
  chooseOther: 'Choose another file',
  template: 'Download the template',
  templateSheet: 'Values',
  templateFile: '{{product}} - Values.xlsx',
  valueColumn: 'Value ({{currency.symbol}})',
  reading: 'Reading {{file}}…',
  file: {
    'too-large':
      '{{file}} is larger than {{megabytes}} MB. A list of values is much smaller: is this the right file?',
    'too-large-unpacked':
      '{{file}} takes more than {{unpackedMegabytes}} MB when opened. Copy the columns Game and Value to a new file and choose that one.',
    'too-many-columns':
      '{{file}} has more than {{columns}} columns. Keep only Game and Value, and choose it again.',
    'too-slow':
      'We stopped reading {{file}} after {{seconds}} seconds. Copy the columns Game and Value to a new file and choose that one.',
    unreadable: '{{file}} cannot be read. Save it as .xlsx or .csv and try again.',
    worker: 'There is a new version of the page: reload it and choose the file again.',
    empty: '{{file}} is empty.',
    'not-a-sheet': '{{file}} is not a spreadsheet. Choose an .xlsx or .csv file.',
    'two-values':
      '{{file}} has more than one column that may hold the value. Keep only one, or call it “New value”.',
    'no-columns':
      '{{file}} does not have the columns Game and Value on its first visible sheet. Download the template to see the layout.',
    'no-rows': '{{file}} has no rows below the headings.',
    'too-many-rows': '{{file}} has more than {{rows}} rows. Keep only the games that change.',
  },
  summary: {
    rows_one: '{{number}} row',
    rows_other: '{{number}} rows',
    change_one: '{{number}} changes a value',
    change_other: '{{number}} change a value',
    same_one: '{{number}} stays the same',
    same_other: '{{number}} stay the same',
    out_one: '{{number}} is left out',
    out_other: '{{number}} are left out',
    wrong_one: '{{number}} has a problem',
    wrong_other: '{{number}} have a problem',
  },
  table: {
    label: 'What {{file}} would change',
    row: 'Row',
    include: 'Row {{line}}',
    change: 'Value',
    percent: 'Change',
    becomes: 'becomes',
    noValue: 'no value',
    first: 'First value',
    large: 'Changes by more than half',
    out: 'Left out',
    unchangedOut: 'Left out: already worth that',
  },
  problems: {
    'unknown-game': 'There is no game “{{game}}”.',
    'no-game': 'The game is missing.',
    ...amountProblems,
    missing: 'The value is missing.',
    split:
      'The row has a cell too many or a number split at its comma: put the value between quotes or remove its comma.',
    date: 'The cell holds a date, not a value.',
    error: 'The cell holds an error: correct it in the file.',
    formula: 'The formula has no result: open the file, save it and choose it again.',
    percent: 'This is a per cent, not a value.',
    bounds: 'The value must be between {{min}} and {{max}}.',
    twice: 'This game is in more than one row: keep only one.',
    unchanged: 'It is already worth that: there is nothing to change.',
  },
  leaveOut: 'Leave out the rows with problems',
  leftOut_one: '{{number}} row was left out.',
  leftOut_other: '{{number}} rows were left out.',
  reasonHint: 'It appears on the home page, beside every value that changes.',
  reasons: { es: 'Reason for the file in Spanish', en: 'Reason for the file in English' },
  reasonProblems: {
    missing: 'Write the reason in both languages.',
    ...lineProblems,
  },
  send_one: 'Change {{number}} value',
  send_other: 'Change {{number}} values',
  sendNone: 'Change values',
  discard: 'Discard the file',
  obstacles: {
    problems_one: '{{number}} row has a problem: correct it in the file or leave it out.',
    problems_other: '{{number}} rows have problems: correct them in the file or leave them out.',
    nothing: 'No row changes a value.',
  },
  confirm: {
    title_one: 'Change {{number}} value?',
    title_other: 'Change {{number}} values at once?',
    text: 'They appear on the home page right away, all of them or none.',
    large_one: '{{number}} changes by more than half of its value:',
    large_other: '{{number}} change by more than half of their value:',
    send: 'Yes, change them',
  },
  applied_one: 'Done: {{number}} value changed.',
  applied_other: 'Done: {{number}} values changed.',
  conflict:
    'No value was changed, because meanwhile this changed: {{games}}. The table already shows the current values: review it and confirm again.',
};
