import { setGlobalOptions } from 'firebase-functions';
import { bank } from '../../src/bank/bank.ts';

// Imported before every function: each takes its region when it is defined.
setGlobalOptions({ region: bank.region });
