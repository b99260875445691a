import { afterEach, expect, it, vi } from 'vitest';
import { keepAddressOnSite } from '../../src/app/hydration/own-address';

afterEach(() => vi.unstubAllGlobals());

function addressAfter(pathname: string, search = '', hash = ''): string | undefined {
  const replaceState = vi.fn();
  vi.stubGlobal('location', { pathname, search, hash });
  vi.stubGlobal('history', { replaceState });
  keepAddressOnSite();
  return replaceState.mock.calls[0]?.[2];
}

it.each([
  ['//evil%2eexample', '/evil%2eexample'],
  ['///evil.example//Roblox', '/evil.example//Roblox'],
  ['//', '/'],
])('%s becomes %s, which links cannot leave the site from', (path, kept) => {
  expect(addressAfter(path)).toBe(kept);
});

it('keeps query and hash', () => {
  expect(addressAfter('//Roblox', '?lang=en', '#main')).toBe('/Roblox?lang=en#main');
});

it.each(['/', '/Roblox', '/a//b'])('leaves %s alone', (path) => {
  expect(addressAfter(path)).toBeUndefined();
});
