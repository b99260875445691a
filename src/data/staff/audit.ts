import type { Signer } from '../../domain/acts/signing';

/** A member of staff, also one who was removed. */
export interface StaffMember extends Signer {
  /** The e-mail where the bank gave none. */
  readonly name: string;
}
