import type { catalogue as original } from '../../../es/staff/values/catalogue';
import type { Translation } from '../../../translation';
import { lineProblems } from '../../field-problems';

export const catalogue: Translation<typeof original> = {
  name: 'Name',
  image: 'Image (optional)',
  imageHint: 'An address on {{hosts}} or on this site. Without one, the emblem appears.',
  imageBroken: 'The image does not load: check the address. Until it does, the emblem appears.',
  path: 'Destination',
  pathHint: 'The page of this site that the card opens, such as {{path}}.',
  save: 'Save',
  saveFor: 'Save the details of {{game}}',
  saved: 'Saved. The home page already shows it.',
  same: 'There is nothing to save: everything is as it was.',
  undo: 'Undo: go back to the earlier details',
  undone: 'Undone. The game has its earlier details again.',
  conflict:
    'This game changed meanwhile: name {{name}}, image {{image}}, destination {{path}}. What you typed is still in the fields. If you save it again, it comes on top.',
  noImage: 'none',
  problems: {
    name: {
      missing: 'Enter the name.',
      ...lineProblems,
    },
    image: {
      address: 'This is not the address of an image. It has to begin with https:// or /.',
      host: 'The site can only show images from {{hosts}} or its own. Upload the image there and paste its address.',
    },
    path: {
      missing: 'Enter the page that the card opens.',
      address: 'The destination has to be a page of this site and begin with a single /.',
      page: 'This site has no such page. Check how it is spelled.',
    },
  },
};
