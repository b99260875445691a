import { describe, expect, it } from 'vitest';
import { createReportLog, MAX_REPORT_BYTES } from '../../../functions/src/calls/failure-reports';

const REPORT = {
  release: '1a2b3c4',
  route: '/Roblox',
  code: 'TypeError',
  place: 'assets/send-1a2b.js:1:2345',
};

function log() {
  const entries: object[] = [];
  const clock = { now: 0 };
  const take = createReportLog(
    (entry) => entries.push(entry),
    () => clock.now,
  );
  return {
    entries,
    clock,
    take: (body: unknown, address = '190.80.1.2') => take(JSON.stringify(body), address),
    takeText: (text: string) => take(text, '190.80.1.2'),
  };
}

describe('reports of failures in browsers', () => {
  it('are logged as Error Reporting groups them', () => {
    const { entries, take } = log();
    expect(take({ ...REPORT, name: 'Ana Pérez' })).toBe(204);
    expect(entries).toEqual([
      {
        '@type':
          'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent',
        message: 'TypeError at assets/send-1a2b.js:1:2345',
        serviceContext: { service: 'site', version: '1a2b3c4' },
        route: '/Roblox',
      },
    ]);
  });

  it.each([
    ['no object', 'x'],
    ['nothing', null],
    ['a field less', { ...REPORT, place: undefined }],
    ['a text with words', { ...REPORT, code: 'Ana Pérez' }],
    ['an address with a query', { ...REPORT, route: '/Roblox?name=Ana' }],
    ['a long text', { ...REPORT, place: 'a'.repeat(161) }],
    ['another type', { ...REPORT, release: 7 }],
  ])('are refused: %s', (_, body) => {
    const { entries, take } = log();
    expect(take(body)).toBe(400);
    expect(entries).toEqual([]);
  });

  it('are refused if they are no JSON', () => {
    expect(log().takeText('{')).toBe(400);
  });

  it('are capped at ten a minute for a connection, which silences no other', () => {
    const { entries, clock, take } = log();
    for (let n = 0; n < 500; n += 1) expect(take(REPORT, '10.0.0.1')).toBe(204);
    expect(entries).toHaveLength(10);
    for (let n = 0; n < 50; n += 1) take(REPORT, `190.80.1.${n}`);
    expect(entries).toHaveLength(60);
    clock.now = 60_000;
    take(REPORT, '10.0.0.1');
    expect(entries).toHaveLength(61);
  });

  it('are capped at sixty a minute together', () => {
    const { entries, clock, take } = log();
    for (let n = 0; n < 70; n += 1) expect(take(REPORT, `190.80.1.${n}`)).toBe(204);
    expect(entries).toHaveLength(60);
    clock.now = 60_000;
    take(REPORT);
    expect(entries).toHaveLength(61);
  });

  it('are no longer than a report can be', () => {
    const longest = {
      release: 'r'.repeat(40),
      route: `/${'r'.repeat(59)}`,
      code: 'c'.repeat(60),
      place: 'p'.repeat(160),
    };
    expect(log().take(longest)).toBe(204);
    expect(JSON.stringify(longest).length).toBeLessThan(MAX_REPORT_BYTES);
  });
});
