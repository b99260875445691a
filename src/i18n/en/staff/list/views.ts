import type { views as original } from '../../../es/staff/list/views';
import type { Translation } from '../../../translation';

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
  full: 'You have {{count}} views, which is the most you can save. Delete one to save another.',
  unstored: 'This browser stores no data: your views will last until you close or reload the page.',
  team: 'Team · {{name}}',
  teamLoading: 'Looking for the team’s views…',
  teamFailed: 'The team’s views could not be read.',
  teamFull: 'The team has {{count}} views, which is the most. Remove one to share another.',
  teamTaken: 'The team already has a view called “{{name}}”. Rename yours to share it.',
  share: 'Share with the team',
  shared: 'You shared the view “{{name}}” with the team.',
  unshare: 'Remove from the team',
  unshareTitle: 'Remove the view “{{name}}” from the team?',
  unshareText: '{{name}} shared it. Nobody will see it here any more. The audit keeps your name.',
  unshareYes: 'Yes, remove',
  unshared: 'You removed the view “{{name}}” from the team.',
  working: 'One moment…',
  problems: {
    missing: 'Enter a name.',
    taken: 'You already have a view with this name. Enter another.',
  },
};
