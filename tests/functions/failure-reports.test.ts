import { describe, expect, it } from 'vitest';
import { createReportLog } from '../../functions/src/failure-reports';

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
  return { entries, clock, take: (body: unknown) => take(JSON.stringify(body)), takeText: take };
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

  it('are capped at sixty a minute', () => {
    const { entries, clock, take } = log();
    const answers = Array.from({ length: 61 }, () => take(REPORT));
    expect(answers.slice(-2)).toEqual([204, 429]);
    clock.now = 60_000;
    expect(take(REPORT)).toBe(204);
    expect(entries).toHaveLength(61);
  });
});
