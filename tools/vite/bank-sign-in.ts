import type { Plugin } from 'vite';
import { bank } from '../../src/bank/bank.ts';

/** The modules of the sign-in with an account at the bank, and what they export. */
const MODULES: Readonly<Record<string, string>> = {
  '/src/data/firebase/staff-account/bank-sign-in.ts': 'export const createBankSignIn = undefined;',
  '/src/features/staff/shell/sign-in/bank-form.tsx': 'export const BankForm = undefined;',
  '/src/features/staff/shell/sign-in/bank-return.tsx': 'export default undefined;',
};

/** Leaves the code of that sign-in out of the build for a bank that does not have it. */
export function bankSignIn(): Plugin {
  return {
    name: 'bank-sign-in',
    apply: 'build',
    load(id) {
      if (bank.staffSignIn) return undefined;
      return Object.entries(MODULES).find(([path]) => id.endsWith(path))?.[1];
    },
  };
}
