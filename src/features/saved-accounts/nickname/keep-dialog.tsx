import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { bankNow } from '../../../browser/bank-clock';
import { keepAccounts, keptAccounts } from '../../../browser/kept-accounts';
import { paths } from '../../../config/paths';
import { accountOf, freeNickname, MAX_ACCOUNTS } from '../../../domain/accounts/kept-account';
import type { Answers } from '../../../domain/answers';
import type { Calculator } from '../../../domain/calculator';
import { formatDollars } from '../../../domain/money';
import { lineVerdict, type ShownProof } from '../../../domain/proof';
import type { Quote } from '../../../domain/quote';
import { ratesOf } from '../../../domain/rates/rates';
import { accounts as accountsCopy } from '../../../i18n/es/saved-accounts';
import { usePageCopy } from '../../../i18n/use-language';
import { Confirm } from '../../../ui/feedback/confirm';
import { Note } from '../../../ui/feedback/note';
import { NicknameDialog } from './nickname-dialog';

/** The ids of the answers that are proven in full: the device keeps no figure of the publisher. */
const provenIds = ({ lines }: ShownProof, answers: Answers) =>
  Object.keys(answers).filter((id) => lineVerdict(lines, id, answers[id] ?? 0)?.mark === 'proven');

/** Keeps an estimate on the device under a nickname, unless there is no place left. */
export default function KeepDialog({
  calculator,
  quote,
  proven,
  typed,
  onKept,
  onClose,
}: {
  /** With the rates that the quote was made with. */
  readonly calculator: Calculator;
  readonly quote: Quote;
  /** The proof that the quote was shown with. */
  readonly proven?: ShownProof | undefined;
  /** The nickname of a dialog that was closed before; it outlives this one. */
  readonly typed: RefObject<string | undefined>;
  readonly onKept: (nickname: string) => void;
  /** The dialog is closed and gone. */
  readonly onClose: () => void;
}) {
  usePageCopy({ accounts: accountsCopy });
  const { t } = useTranslation();
  const gameName = calculator.name;
  const navigate = useNavigate();
  const [{ accounts, lasting }] = useState(keptAccounts);
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);

  if (accounts.length >= MAX_ACCOUNTS)
    return (
      <Confirm
        open={open}
        title={t('accounts:nickname.fullTitle')}
        confirmLabel={t('calculator:seeKept')}
        cancelLabel={t('accounts:nickname.close')}
        onConfirm={() => void navigate(paths.myAccounts)}
        onCancel={close}
        onClosed={onClose}
      >
        <p>{t('accounts:nickname.fullText', { most: MAX_ACCOUNTS })}</p>
      </Confirm>
    );

  function keep(nickname: string) {
    const account = accountOf(
      quote,
      gameName,
      ratesOf(calculator),
      nickname,
      bankNow(),
      proven && provenIds(proven, quote.answers),
    );
    keepAccounts([account]);
    typed.current = undefined;
    onKept(account.nickname);
    close();
  }

  return (
    <NicknameDialog
      open={open}
      title={t('accounts:nickname.keepTitle')}
      initial={typed.current ?? freeNickname(gameName, accounts)}
      submitLabel={t('accounts:nickname.keep')}
      text={
        <>
          <p>
            {t('accounts:nickname.keepText', { game: gameName, value: formatDollars(quote.value) })}
          </p>
          {!lasting && <Note tone="warning">{t('accounts:device.notLasting')}</Note>}
        </>
      }
      onTyped={(nickname) => {
        typed.current = nickname;
      }}
      onSubmit={keep}
      onCancel={close}
      onClosed={onClose}
    />
  );
}
