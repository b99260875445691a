import { createHash } from 'node:crypto';

/** SHA-256 in lower-case hexadecimal digits. */
export const sha256 = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('hex');
