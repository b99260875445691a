import { BackendError, type BackendErrorCode } from '../../../src/data/errors';
import type { CodeQuestion, SecondFactor, StaffAccount } from '../../../src/data/staff/account';
import { checkPassword } from '../../../src/domain/fields/password';
import { createControlledCalls } from '../controlled-calls';

type Call = 'changePassword' | 'enrol' | 'confirm';

/** The code that every second factor in memory takes. */
export const CODE = '123456';

/** What an app gets to set itself up. */
const APP = { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Banco:ana?secret=JBSW' };

/** The own account of a member of staff in memory, with its controls for tests. */
export interface InMemoryStaffAccount extends StaffAccount {
  /** What a sign-in still asks for; undefined without a second factor. */
  readonly question: CodeQuestion | undefined;
  /** The password now. */
  password(): string;
  /** The numbers that messages were sent to. */
  readonly phones: readonly string[];
  fail(call: Call, code: BackendErrorCode): void;
  recover(call: Call): void;
  hold(call: Call): () => void;
}

/** An account with this password; `enrolled` if it already has its second factor. */
export function createInMemoryStaffAccount({
  email = 'ana@banco.example',
  password = 'la-generada-2026',
  factor = 'sms' as SecondFactor,
  enrolled = false,
} = {}): InMemoryStaffAccount {
  const { answer, fail, recover, hold } = createControlledCalls<Call>();
  const phones: string[] = [];
  let hasFactor = enrolled;
  let present = password;

  const confirm = (code: string) =>
    answer('confirm', [code], () => {
      if (code !== CODE) throw new BackendError('bad-credentials');
      hasFactor = true;
    });

  const asked = () => ({ factor, phoneEnd: factor === 'sms' ? '0143' : undefined, confirm });

  return {
    factor,
    get question() {
      return hasFactor ? asked() : undefined;
    },
    password: () => present,
    phones,
    hasSecondFactor: async () => hasFactor,
    changePassword: (given, next) =>
      answer('changePassword', [given, next], () => {
        if (checkPassword(next, { email, present: given }) !== undefined)
          throw new BackendError('weak-password');
        if (given !== present) throw new BackendError('bad-credentials');
        present = next;
        return hasFactor ? { ...asked(), leave: async () => {} } : undefined;
      }),
    enrol: (phone) =>
      answer('enrol', [phone], () => {
        if (factor === 'sms') phones.push(phone);
        return { app: factor === 'totp' ? APP : undefined, confirm };
      }),
    fail: (call, code) => fail(call, new BackendError(code)),
    recover,
    hold,
  };
}
