import { brand } from '../../src/config/brand';
import { mailsOf } from '../../src/domain/mail';

/** The mails of this product's bank, exactly as the security rules permit them. */
export const MAILS = mailsOf(brand);
