import { expect, test } from 'vitest';
import { rejectRefusedPorts } from '../../tools/support/processes/ports';

test('an offset that leads to a port which browsers refuse is rejected with its reason', () => {
  expect(() => rejectRefusedPorts({ hosting: 7000, firestore: 10_080 })).toThrow(
    'Browsers refuse to open port 10080 (firestore). Choose another VITE_PORT_OFFSET.',
  );
});

test('other ports are accepted', () => {
  expect(() => rejectRefusedPorts({ hosting: 5000, firestore: 8080 })).not.toThrow();
});
