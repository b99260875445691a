import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { BankSignIn } from '../../../../bank/bank-settings';
import { paths } from '../../../../config/paths';
import { useBackend } from '../../../../data/backend-provider';
import { type BackendErrorCode, errorCode } from '../../../../data/errors';
import { staffSignIn } from '../../../../i18n/es/staff/shell/sign-in';
import { usePageCopy } from '../../../../i18n/use-language';
import { LoadingIcons } from '../../../../ui/feedback/loading-icons';
import { noteActivity } from '../../session/activity';
import { BankForm } from './bank-form';
import { GateScreen } from './gate-screen';
import styles from './sign-in-form.module.css';

/** Signs in with what the bank's identity provider answered, and opens the page that was wanted. */
export default function BankReturn({
  way,
  answer,
}: {
  readonly way: BankSignIn;
  /** The fragment of the address. */
  readonly answer: string;
}) {
  usePageCopy({ staffSignIn });
  const { t } = useTranslation('staffSignIn');
  const loadBackend = useBackend();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<BackendErrorCode>();
  const begun = useRef(false);

  useEffect(() => {
    // An answer can be used only once.
    if (begun.current) return;
    begun.current = true;
    // The token must stay neither in the address nor in the history.
    window.history.replaceState(window.history.state, '', paths.staffSignIn);
    // Idle time from before the sign-in must not lock the new session.
    noteActivity();
    loadBackend()
      .then(async (backend) => (await backend.bankSignIn()).finish(answer))
      .then(
        (back) => void navigate(`${paths.staff}${back}`, { replace: true }),
        (error: unknown) => setFailure(errorCode(error)),
      );
  }, [answer, loadBackend, navigate]);

  return (
    <GateScreen
      title={t('title')}
      huge
      foot={
        <a className="link" href={paths.home}>
          {t('home')}
        </a>
      }
    >
      {failure ? (
        <BankForm way={way} earlier={failure} />
      ) : (
        <div className={`row gap-x-20 ${styles.go}`}>
          <p role="status">
            <LoadingIcons /> {t('submitting')}
          </p>
        </div>
      )}
    </GateScreen>
  );
}
