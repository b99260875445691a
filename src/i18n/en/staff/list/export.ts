import type { exporting as original } from '../../../es/staff/list/export';
import type { Translation } from '../../../translation';

export const exporting: Translation<typeof original> = {
  reading_one: '{{done}} of {{total}} row',
  reading_other: '{{done}} of {{total}} rows',
  writing: 'Writing the file…',
  cancel: 'Cancel the download',
  cancelled: 'Download canceled. No file was saved.',
  done_one: 'Done: {{file}}, {{rows}} row.',
  done_other: 'Done: {{file}}, {{rows}} rows.',
  failed: 'No file was saved. {{why}}',
  newRelease: 'There is a new version of the page. Reload it and download again.',
  closed:
    'Only administrators download lists. If you need this one, ask somebody with the role of administrator.',
};
