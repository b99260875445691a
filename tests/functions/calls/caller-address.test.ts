import { expect, it } from 'vitest';
import { callerAddress } from '../../../functions/src/calls/caller-address';

it.each([
  ['one proxy', '10.0.0.1, 190.80.1.2', 1, '190.80.1.2'],
  ['two proxies', '10.0.0.1, 190.80.1.2, 35.191.0.1', 2, '190.80.1.2'],
  ['nobody forged anything', '190.80.1.2', 1, '190.80.1.2'],
  ['fewer entries than proxies', '35.191.0.1', 2, '127.0.0.1'],
  ['no header', undefined, 1, '127.0.0.1'],
  ['an empty last entry', '10.0.0.1, ', 1, '127.0.0.1'],
])('the address of a visitor: %s', (_, forwarded, hops, address) => {
  expect(callerAddress(forwarded, '127.0.0.1', hops)).toBe(address);
});
