import type { request as original } from '../es/request';
import type { Translation } from '../translation';

export const request: Translation<typeof original> = {
  title: 'request',
};
