import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE } from '../../../../domain/language';
import { undoneWords } from '../../../../domain/mail/decision-mail-words';
import { type LoanRequest, reference } from '../../../../domain/request/loan-request';
import type { UndoCause, UndoTarget } from '../../../../domain/request/undo';
import { gameName } from '../../../../games/list';
import { Emblem } from '../../../../ui/art/emblem';
import { Icon } from '../../../../ui/art/icon';
import { Dialog } from '../../../../ui/feedback/dialog';
import styles from './undo-sheet.module.css';

/** The sheet on which a decision is undone: what the request says today, and what it will say. */
export function UndoSheet({
  open,
  title,
  request,
  next,
  onClose,
  children,
}: {
  readonly open: boolean;
  readonly title: string;
  readonly request: LoanRequest;
  readonly next: UndoTarget['status'];
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('staff');
  const heading = useId();
  return (
    <Dialog open={open} onClose={onClose} labelledBy={heading} className={styles.undoSheet}>
      <div className={styles.stub}>
        <Emblem id={request.gameId} className={styles.emblem} />
        <p className={styles.game}>
          <b className="title-m">{gameName(request.gameId)}</b>
          <span className="number">{reference(request)}</span>
        </p>
        <dl className={styles.change}>
          <div>
            <dt>{t('requests.cases.undo.today')}</dt>
            <dd data-status={request.status}>{t(`requests.one.${request.status}`)}</dd>
          </div>
          <div>
            <dt>{t('requests.cases.undo.becomes')}</dt>
            <dd data-status={next}>{t(`requests.one.${next}`)}</dd>
          </div>
        </dl>
        <p className={styles.kept}>{t('requests.cases.undo.kept')}</p>
      </div>
      <div className={styles.main}>
        <div className={styles.head}>
          <h2 id={heading} className="title-l">
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </Dialog>
  );
}

/** The sentence that the visitor will read, in the language of the request. */
export function UndoPreview({
  request: { language = DEFAULT_LANGUAGE },
  next,
  cause,
}: {
  readonly request: LoanRequest;
  readonly next: UndoTarget['status'];
  readonly cause: UndoCause | undefined;
}) {
  const { t } = useTranslation('staff');
  return (
    <div className={styles.preview} aria-live="polite">
      {cause && (
        <>
          <b>{t('requests.decide.preview')}</b>
          <p lang={language}>«{undoneWords(next, cause)[language]}»</p>
        </>
      )}
    </div>
  );
}

/** Both people, side by side. */
export function Signatures({ children }: { readonly children: ReactNode }) {
  return <div className={styles.signatures}>{children}</div>;
}
