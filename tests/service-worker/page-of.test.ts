import { describe, expect, it } from 'vitest';
import { pageOf } from '../../src/service-worker/page-of';

const prerendered = ['/', '/Roblox'];

describe('the page that answers without a connection', () => {
  it.each(prerendered)('%s is its own', (path) => {
    expect(pageOf(path, prerendered)).toBe(path);
  });

  it.each(['/Solicitud', '/roblox', '/nothing/here'])('%s is rendered by the shell', (path) => {
    expect(pageOf(path, prerendered)).toBe('/shell');
  });

  it.each(['/Paradais', '/gamessettings'])('%s is for staff, who need the bank', (path) => {
    expect(pageOf(path, prerendered)).toBeUndefined();
  });

  it.each(['/robots.txt', '/__/firebase/init.json', '/__/auth/handler', '/Roblox/'])(
    '%s is hosting’s to answer',
    (path) => {
      expect(pageOf(path, prerendered)).toBeUndefined();
    },
  );
});
