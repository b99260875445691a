import type { proofs as original } from '../../../es/staff/requests/proofs';
import type { Translation } from '../../../translation';
import { proofMarks } from '../../proof-marks';

export const proofs: Translation<typeof original> = {
  filter: 'Proof',
  filters: { all: 'Verified and declared', proven: 'Verified', declared: 'Declared' },
  ...proofMarks,
  row: '{{share}} verified',
  share: 'of the value is verified.',
  verdict: 'Verified on {{date}}, with the account {{account}}.',
  named: '(in the game: {{name}})',
  none: 'Nothing is verified: everything is as the client declared it.',
  challenge: {
    title: 'Code in the account',
    text: 'Nobody confirms {{game}} accounts for us. Look for the client’s account in the game: if its name or profile has this code, it is theirs.',
    account: 'Account',
    code: 'Code',
    press: 'Seen in {{account}}',
    field: 'Account in which you saw it',
    missing: 'Enter the name of the account.',
    seen: 'Code seen by {{name}} on {{date}} in {{account}}.',
    earlier:
      'Seen by {{name}} on {{date}} in {{account}}, before the request went back to review: it counts no more.',
    before: 'Seen by {{name}} on {{date}}; the account was not noted, and it does not count.',
    wrong: 'That was wrong',
    says: 'The applicant can edit this account. It says nothing about what is in it.',
    unseen: 'Nobody saw the code while the request was open.',
  },
};
