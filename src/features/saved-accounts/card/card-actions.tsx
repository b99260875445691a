import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { chooseAccount, keepAccounts } from '../../../browser/kept-accounts';
import { askToSend } from '../../../browser/send-intent';
import { answersToParams } from '../../../domain/answers';
import { normalizeText } from '../../../domain/fields/fields';
import { Icon } from '../../../ui/art/icon';
import { Button } from '../../../ui/button/button';
import { Link } from '../../../ui/button/link';
import { TextButton } from '../../../ui/button/text-button';
import { NicknameDialog } from '../nickname/nickname-dialog';
import type { ShownAccount } from '../shown-account';
import styles from './card-actions.module.css';

/** The actions on an account: choose, send, open, rename and delete it. */
export function CardActions({
  shown: { account, game, now },
  isChosen,
  onDelete,
}: {
  readonly shown: ShownAccount;
  readonly isChosen: boolean;
  readonly onDelete: () => void;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [renaming, setRenaming] = useState(false);
  const calculator = game.status === 'ready' ? game.calculator : undefined;
  const params = calculator && answersToParams(calculator, account.answers);
  const address = calculator && `${calculator.path}?${params}`;
  // The calculator says that the proof has to be made again.
  const state = { wasProven: account.verified !== undefined };
  // The visible words come first in the names, so that voice control finds them.
  const of = <span className="visually-hidden"> {account.nickname}</span>;

  const send = () => {
    askToSend(account.gameId);
    if (address) void navigate(address, { state });
  };
  const rename = (nickname: string) => {
    keepAccounts([{ ...account, nickname: normalizeText(nickname) }]);
    setRenaming(false);
  };

  return (
    <>
      {now && (
        <div className={styles.main}>
          {isChosen ? (
            <Button onClick={send}>
              <span>
                {t('accounts:send')}
                {of}
              </span>
              <Icon name="arrow-right" />
            </Button>
          ) : (
            <Button look="line" onClick={() => chooseAccount(account.id)}>
              <span>
                {t('accounts:choose')}
                {of}
              </span>
            </Button>
          )}
        </div>
      )}
      <div className={styles.others}>
        {address && (
          <Link className="link" to={address} state={state}>
            {t('accounts:open')}
            {of}
          </Link>
        )}
        <TextButton onClick={() => setRenaming(true)}>
          {t('accounts:rename')}
          {of}
        </TextButton>
        <TextButton onClick={onDelete}>
          {t('accounts:delete')}
          {of}
        </TextButton>
      </div>
      <NicknameDialog
        open={renaming}
        title={t('accounts:nickname.renameTitle')}
        initial={account.nickname}
        submitLabel={t('accounts:nickname.rename')}
        onSubmit={rename}
        onCancel={() => setRenaming(false)}
      />
    </>
  );
}
