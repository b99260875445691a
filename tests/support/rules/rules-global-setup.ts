/** Every file of tests/rules finds the committed rules in force. */
export { enforceCommittedRules as setup } from './rules-emulator';
