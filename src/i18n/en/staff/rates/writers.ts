import type { ratesTab } from '../../../es/staff/rates';
import type { Translation } from '../../../translation';

export const writers: Translation<(typeof ratesTab)['writers']> = {
  title: 'Who wrote what',
  nobodyLeft:
    'Nobody is left to publish it: every reviewer wrote a part. One of them can put their figures back, and somebody else can write their reason; or somebody discards the draft.',
};
