import type { views as original } from '../../es/staff/views';
import type { Translation } from '../../translation';

export const views: Translation<typeof original> = {
  label: 'Saved views',
  none: 'No saved views.',
  keep: 'Save this view',
  name: 'Name of the view',
  save: 'Save',
  where: 'Saves the filters and the order in this browser, only for you. Searches are not saved.',
  rename: 'Rename',
  remove: 'Delete the view',
  removed: 'The view “{{name}}” was deleted.',
  undo: 'Undo',
  full: 'You have {{count}} views, which is the most you can save. Delete one to save another.',
  unstored: 'This browser stores no data: your views will last until you close or reload the page.',
  problems: {
    missing: 'Enter a name.',
    taken: 'You already have a view with this name. Enter another.',
  },
};
