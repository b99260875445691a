import type { complaintKinds as original } from '../es/complaint-kinds';
import type { Translation } from '../translation';

export const complaintKinds: Translation<typeof original> = {
  decision: 'The decision',
  delay: 'The delay',
  data: 'My data',
  treatment: 'How I was treated',
  site: 'This site',
};
