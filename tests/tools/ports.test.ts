import { afterEach, describe, expect, test, vi } from 'vitest';
import { PORTS } from '../../tools/support/local-project';
import {
  explainTaken,
  neededPorts,
  otherOffset,
  rejectRefusedPorts,
} from '../../tools/support/processes/ports';

afterEach(() => void vi.unstubAllEnvs());

describe('an offset that leads to a port which browsers refuse', () => {
  test('is rejected with its reason and another', () =>
    expect(rejectRefusedPorts({ hosting: 7000, firestore: 10_080 })).rejects.toThrow(
      /^Browsers refuse to open port 10080 \(firestore\)\. Set VITE_PORT_OFFSET=\d+00\.$/,
    ));

  test('other ports are accepted', () =>
    expect(rejectRefusedPorts({ hosting: 5000, firestore: 8080 })).resolves.toBeUndefined());
});

test('every port of the emulators is looked at, also those that only they use', () => {
  // 4500 + 500 is the site of a run without an offset.
  expect(neededPorts(['hosting', 'functions', 'firestore'])).toEqual(
    expect.arrayContaining(['hub', 'logging', 'hostingEmulator', 'eventarc', 'tasks', 'replay']),
  );
  expect(neededPorts(['firestore'])).toEqual(['hub', 'logging', 'firestore', 'firestoreWebsocket']);
});

test('a port that another program holds is named, and another offset', async () => {
  expect(await explainTaken(['logging'], undefined)).toMatch(
    new RegExp(`^Ports in use: ${PORTS.logging} \\(logging.*, or set VITE_PORT_OFFSET=\\d+00\\.$`),
  );
  expect(await explainTaken(['logging'], 7)).toContain('stop process 7 first');
});

test('the offset that is named works for a start and for tests, and nobody holds its ports', async () => {
  vi.stubEnv('VITE_PORT_OFFSET', '500');
  const taken = new Set([5200, 8380]);
  const isUsable = async (port: number) => !taken.has(port);
  // 100 and 300 above it; then 200, whose tests would take 5500, is free.
  expect(await otherOffset({ hosting: 5500 }, isUsable)).toBe('VITE_PORT_OFFSET=100');
  expect(await otherOffset({ hosting: 5600 }, isUsable)).toBe('VITE_PORT_OFFSET=200');
  expect(await otherOffset({ hosting: 5500 }, async () => false)).toBe('another VITE_PORT_OFFSET');
});
