import { describe, expect, it } from 'vitest';
import { extendPolicy } from '../../tools/support/csp';
import { withSources } from '../../tools/support/hosting-config';

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

  it('is extended wherever it is served, and no other header changes', () => {
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
    const emulators = ['http://127.0.0.1:9099', 'http://127.0.0.1:8080'];
    const config = header("default-src 'none'; connect-src 'self'");
    expect(withSources(config, { 'connect-src': emulators })).toEqual(
      header("default-src 'none'; connect-src 'self' http://127.0.0.1:9099 http://127.0.0.1:8080"),
    );
  });
});
