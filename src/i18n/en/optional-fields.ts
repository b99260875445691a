import type { OptionalWords } from '../optional-words';

/** The fields of a request that may be left out. */
export const optionalFields: OptionalWords = {
  phone: {
    label: 'Phone',
    malformed:
      'Enter a Dominican number, such as 809-555-0100. For another country, begin with + and its country code.',
    why: 'To call you about your request',
  },
};
