import type { proofMarks as spanish } from '../es/proof-marks';
import type { Translation } from '../translation';

/** What is said of a line of which a publisher was asked. */
export const proofMarks: Translation<typeof spanish> = {
  proven: 'Verified',
  provenShows: 'Verified; the game shows {{shown}}',
  provenShowed: 'Verified; the game showed {{shown}} on {{date}}',
  partly: 'Verified up to {{shown}}',
  mismatchShows: 'Does not match: the game shows {{shown}}',
  mismatchShowed: 'Does not match: the game showed {{shown}} on {{date}}',
  atMostShows: 'Does not match: the game shows at most {{shown}}',
  atMostShowed: 'Does not match: the game showed at most {{shown}} on {{date}}',
  declared: 'Declared',
  partlyThen: 'Partly verified',
  mismatchThen: 'Did not match the game',
  movable: 'It was there on {{date}}; it can be moved',
};
