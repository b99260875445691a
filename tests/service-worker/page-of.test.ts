import { describe, expect, it } from 'vitest';
import { isVisitorPage } from '../../src/service-worker/page-of';

describe('the pages that the service worker answers for', () => {
  it.each(['/', '/Roblox', '/roblox', '/Solicitud', '/nothing/here'])('%s is one', (path) => {
    expect(isVisitorPage(path)).toBe(true);
  });

  it.each(['/Paradais', '/gamessettings'])('%s is for staff, who need the bank', (path) => {
    expect(isVisitorPage(path)).toBe(false);
  });

  it.each(['/robots.txt', '/__/firebase/init.json', '/__/auth/handler', '/Roblox/'])(
    '%s is hosting’s to answer',
    (path) => {
      expect(isVisitorPage(path)).toBe(false);
    },
  );
});
