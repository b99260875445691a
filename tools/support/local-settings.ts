import { brand } from '../../src/config/brand';
import { staffSecurity } from '../../src/config/staff';
import { timings } from '../../src/config/timings';
import type { FirebaseSettings } from '../../src/data/firebase/settings';
import { PORTS, STAFF_FUNCTION, VISITOR_FUNCTION } from './local-project';

/** Settings for a separate backend, named `appName`, on a project of the running emulators. */
export function localSettings(projectId: string, appName: string): FirebaseSettings {
  return {
    projectId,
    apiKey: 'demo-key',
    authDomain: `${projectId}.firebaseapp.com`,
    appId: 'demo-app',
    release: 'local',
    appName,
    emulators: {
      host: '127.0.0.1',
      authPort: PORTS.auth,
      firestorePort: PORTS.firestore,
    },
    bank: brand,
    secondFactorRequired: staffSecurity.secondFactorRequired,
    staffUrl: STAFF_FUNCTION,
    visitorUrl: VISITOR_FUNCTION,
    requestTimeoutMs: timings.requestTimeoutMs,
  };
}
