import { useTranslation } from 'react-i18next';
import { paths } from '../../../../config/paths';
import { bankSignIn, staffSecurity } from '../../../../config/staff';
import { MINUTE_MS } from '../../../../domain/time';
import { staffSignIn } from '../../../../i18n/es/staff/shell/sign-in';
import { useLanguage, usePageCopy } from '../../../../i18n/use-language';
import { Icon } from '../../../../ui/art/icon';
import { ButtonLink } from '../../../../ui/button/button';
import { TextButton } from '../../../../ui/button/text-button';
import { EmailAddress } from '../../../../ui/data/email-address';
import { GateScreen } from '../sign-in/gate-screen';
import { SignInForm } from '../sign-in/sign-in-form';

/**
 * Stands in the place of a page that nobody used; the member's password brings the page back. The
 * bank's sign-in would leave the page, so it opens in another tab: a session there opens the lock.
 */
export default function LockScreen({
  email,
  onOpen,
  onLeave,
}: {
  readonly email: string;
  readonly onOpen: () => void;
  readonly onLeave: () => void;
}) {
  usePageCopy({ staffSignIn });
  const { t } = useTranslation('staffSignIn');
  const { language } = useLanguage();
  return (
    <GateScreen
      title={t('lock.title')}
      pageTitle={t('lock.page')}
      foot={<TextButton onClick={onLeave}>{t('lock.leave')}</TextButton>}
    >
      <p>
        {t('lock.who')} <EmailAddress text={email} />
      </p>
      <p>
        {t(bankSignIn ? 'lock.whyBank' : 'lock.why', {
          minutes: staffSecurity.idleLockMs / MINUTE_MS,
        })}
      </p>
      {bankSignIn ? (
        <ButtonLink look="main" href={paths.staffSignIn} target="_blank">
          {bankSignIn.button[language]} <Icon name="arrow-right" />
        </ButtonLink>
      ) : (
        <SignInForm email={email} onSignedIn={onOpen} />
      )}
    </GateScreen>
  );
}
