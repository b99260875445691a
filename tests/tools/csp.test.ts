import { describe, expect, it } from 'vitest';
import { extendPolicy } from '../../tools/support/csp';
import { localConfig } from '../../tools/support/local-config';

describe('the content policy', () => {
  it('takes further sources of a directive and keeps the others', () => {
    expect(
      extendPolicy("default-src 'none'; script-src 'self'", { 'script-src': ["'sha256-x'"] }),
    ).toBe("default-src 'none'; script-src 'self' 'sha256-x'");
  });

  it('refuses to extend a directive that it lacks', () => {
    expect(() => extendPolicy("default-src 'none'", { 'script-src': ["'self'"] })).toThrow(
      'script-src',
    );
  });

  it('lets a local page connect to the Auth and Firestore emulators, and changes nothing else', () => {
    const header = (value: string) => ({
      hosting: {
        public: 'dist',
        headers: [
          {
            source: '**',
            headers: [
              { key: 'Content-Security-Policy', value },
              { key: 'X-Content-Type-Options', value: 'nosniff' },
            ],
          },
        ],
      },
    });
    expect(localConfig(header("default-src 'none'; connect-src 'self'"))).toEqual(
      header("default-src 'none'; connect-src 'self' http://127.0.0.1:9099 http://127.0.0.1:8080"),
    );
  });
});
