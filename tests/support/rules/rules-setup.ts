import { beforeAll } from 'vitest';
import { enterStaff } from './rules-emulator';

beforeAll(enterStaff);
