import { beforeAll } from 'vitest';
import { enforceCommittedRules } from './rules-emulator';

// Every file of tests/rules finds the rules in force.
beforeAll(enforceCommittedRules);
