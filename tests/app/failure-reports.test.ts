import { afterEach, describe, expect, it } from 'vitest';
import { createReporter } from '../../src/app/hydration/failure-reports';
import { type FailureReport, readFailureReport } from '../../src/domain/failure-report';

function failing(stack: string): Error {
  const error = new TypeError('Ana Pérez, ana@example.com');
  error.stack = stack;
  return error;
}

const STACK = `TypeError: Ana Pérez, ana@example.com
    at send (https://levelup.example/assets/send-1a2b.js:1:2345)
    at https://levelup.example/assets/index-3c.js:9:8`;

function reporter() {
  const sent: FailureReport[] = [];
  return { sent, report: createReporter((one) => sent.push(one)) };
}

afterEach(() => window.history.replaceState(null, '', '/'));

describe('a failure in a visitor’s browser', () => {
  it('is told with release, route, name and place, and nothing of the person', () => {
    window.history.replaceState(null, '', '/roblox?robux=1300#LU-SECRET');
    const { sent, report } = reporter();
    report('TypeError', failing(STACK));
    expect(sent).toEqual([
      {
        release: expect.any(String),
        route: '/Roblox',
        code: 'TypeError',
        place: 'assets/send-1a2b.js:1:2345',
      },
    ]);
    expect(sent.map(readFailureReport)).toEqual(sent);
  });

  it('is reported without a place if the stack names no file of the site', () => {
    const { sent, report } = reporter();
    report('TypeError', failing('TypeError: x\n    at chrome-extension://abc/x.js:1:1'));
    report('read:denied');
    report('thrown', 'a text');
    expect(sent.map(({ place }) => place)).toEqual(['', '', '']);
  });

  it('is told once, and a page tells the first five only', () => {
    const { sent, report } = reporter();
    for (const code of ['a', 'a', 'b', 'c', 'd', 'e', 'f']) report(code);
    expect(sent.map(({ code }) => code)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
