import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffBackend } from '../../../data/staff/backend';
import { isUnreadable } from '../../../data/staff/lists';
import { type Complaint, isOpenComplaint } from '../../../domain/complaint/complaint';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Icon } from '../../../ui/art/icon';
import { Button } from '../../../ui/button/button';
import { EmailAddress } from '../../../ui/data/email-address';
import { focusOn } from '../../../ui/feedback/focus-on';
import { isCovered } from '../../../ui/feedback/layer';
import { Note } from '../../../ui/feedback/note';
import { usePageTitle } from '../../../ui/page/page-title';
import layout from '../casework/case-frame.module.css';
import { ClaimBar } from '../casework/claims/claim-bar';
import { type CaseClaim, useCaseClaim } from '../casework/claims/use-case-claim';
import { NoteForm } from '../casework/log/note-form';
import { useCaseEntries } from '../casework/log/use-case-entries';
import { Failure } from '../parts/failure';
import { Place } from '../parts/place';
import { useMember } from '../session/use-member';
import { useStaffRemote } from '../session/use-staff';
import { AnswerForm } from './answer-form';
import { ComplaintLog } from './complaint-log';
import { ComplaintMailList } from './complaint-mail-list';
import { ComplaintClockSection } from './complaint-time';
import { LinkedRequest, useLinkedRequest } from './linked-request';
import styles from './open-complaint.module.css';
import { useAnswering } from './use-answering';

function ComplaintHeader({ complaint }: { readonly complaint: Complaint }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { kind, number, name, receivedAt, email } = complaint;
  return (
    <header className={`${layout.who} ${styles.who}`}>
      <p className="number">
        {t('complaints.row', { kind: t(`complaints.kinds.${kind}`), number })}
      </p>
      <h2 ref={focusOn} tabIndex={-1}>
        {name}
      </h2>
      <Place className={layout.place} />
      <dl>
        <dt>{t('complaints.received')}</dt>
        <dd className="number">{formatDate(receivedAt, 'fullMoment', language)}</dd>
        <dt>{t('requests.fields.email')}</dt>
        <dd>
          <EmailAddress text={email} />
        </dd>
        <dt>{t('requests.detail.language')}</dt>
        <dd>{t(`requests.detail.languages.${complaint.language}`)}</dd>
      </dl>
    </header>
  );
}

/** Says that the visitor withdrew the complaint, so that nobody answers it. */
function Withdrawn({ at }: { readonly at: Date }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  return (
    <section className={`stack gap-8 ${styles.answered}`} aria-label={t('complaints.answer.title')}>
      <h3>{t('complaints.withdrawn')}</h3>
      <p className="number">
        {t('complaints.withdrawnOn', { date: formatDate(at, 'fullMoment', language) })}
      </p>
      <p>{t('complaints.withdrawnText')}</p>
    </section>
  );
}

/** What the bank answered, once a complaint is closed. */
function Answered({
  complaint,
  isNew,
}: {
  readonly complaint: Complaint;
  readonly isNew: boolean;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { answer } = complaint;
  if (!answer) return null;
  return (
    <section
      ref={isNew ? focusOn : undefined}
      tabIndex={-1}
      className={`stack gap-8 ${styles.answered}`}
      aria-label={t('complaints.answer.title')}
    >
      {isNew && <Note tone="success">{t('complaints.answer.done')}</Note>}
      <h3 className="title-l">{t(`complaints.answer.${answer.upheld ? 'upheld' : 'rejected'}`)}</h3>
      <p className="number">
        {t('complaints.answeredOn', {
          date: formatDate(answer.answeredAt, 'fullMoment', language),
        })}
      </p>
      <q lang={complaint.language}>{answer.text}</q>
    </section>
  );
}

function ComplaintBody({
  complaint,
  claim,
  isNew,
  onChanged,
}: {
  readonly complaint: Complaint;
  readonly claim: CaseClaim;
  /** Answered in this moment. */
  readonly isNew: boolean;
  readonly onChanged: (complaint: Complaint) => void;
}) {
  const { t } = useTranslation('staff');
  const member = useMember();
  const taken = claim.holder === 'other' ? ('taken' as const) : undefined;
  const { number, text, code, answer, withdrawnAt } = complaint;
  const linked = useLinkedRequest(code);
  const how = useAnswering(complaint, linked);
  const obstacle = how === 'nobody-left' ? undefined : how;
  const entries = useCaseEntries([number], `${answer !== undefined} ${claim.claim?.author ?? ''}`);
  return (
    <div className={layout.columns}>
      <div className={layout.main}>
        <ComplaintHeader complaint={complaint} />
        <q className={styles.text} lang={complaint.language}>
          {text}
        </q>
        {code !== undefined && <LinkedRequest code={code} linked={linked} />}
        <section className={styles.log} aria-label={t('requests.cases.log.title')}>
          <ComplaintLog complaint={complaint} entries={entries} />
          {member.mayWork && <NoteForm requestId={number} claim={claim} onAdded={entries.add} />}
        </section>
      </div>
      <aside className={layout.side} aria-label={t('complaints.answer.title')}>
        {withdrawnAt && <Withdrawn at={withdrawnAt} />}
        {answer && <Answered complaint={complaint} isNew={isNew} />}
        {isOpenComplaint(complaint) && (
          <>
            <ComplaintClockSection complaint={complaint} />
            {how === 'nobody-left' && <Note tone="info">{t('complaints.answer.nobodyLeft')}</Note>}
            <AnswerForm complaint={complaint} obstacle={obstacle ?? taken} onAnswered={onChanged} />
          </>
        )}
        <div className={styles.mails}>
          <ComplaintMailList complaint={complaint} />
        </div>
      </aside>
    </div>
  );
}

/** An opened complaint; the audit records the opening before anything is shown. */
export function OpenComplaint({
  number,
  takes,
  onClose,
  onChanged,
}: {
  readonly number: string;
  /** Whether opening a free complaint takes it. */
  readonly takes: boolean;
  readonly onClose: () => void;
  readonly onChanged: (complaint: Complaint) => void;
}) {
  const { t } = useTranslation('staff');
  const read = useCallback(
    async (staff: StaffBackend) =>
      (await staff.noteOpening(number)) ? staff.read('findComplaint', number) : undefined,
    [number],
  );
  const { remote, reload } = useStaffRemote(read);
  const [changed, setChanged] = useState<Complaint>();
  const found = remote.status === 'ready' ? remote.data : undefined;
  const complaint = changed ?? (found && !isUnreadable(found) ? found : undefined);
  const isOpen = complaint !== undefined && isOpenComplaint(complaint);
  usePageTitle(complaint && t('complaints.pageTitle', { number }));
  const claim = useCaseClaim(isOpen ? [number] : [], takes);

  async function take(reason?: string) {
    const isTaken = await claim.take(reason);
    // The previous holder may have answered.
    if (isTaken) reload();
    return isTaken;
  }

  const content = () => {
    if (remote.status === 'failed') return <Failure code={remote.code} onRetry={reload} />;
    if (remote.status === 'loading') return <p>{t('loading')}</p>;
    return (
      <Note tone="warning">
        {found ? t('complaints.unreadable', { number }) : t('complaints.missing')}
      </Note>
    );
  };

  return (
    <section
      className={layout.frame}
      aria-label={t('complaints.label')}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isCovered()) onClose();
      }}
    >
      <div className={`${layout.back} ${styles.back}`}>
        <Button look="line" onClick={onClose}>
          <span>{t('requests.detail.back')}</span>
          <Icon name="close" />
        </Button>
      </div>
      {complaint ? (
        <>
          <ClaimBar claim={claim} isOpen={isOpen} onTake={take} />
          <ComplaintBody
            complaint={complaint}
            claim={claim}
            isNew={changed !== undefined}
            onChanged={(answered) => {
              setChanged(answered);
              onChanged(answered);
            }}
          />
        </>
      ) : (
        <div className={layout.notice}>{content()}</div>
      )}
    </section>
  );
}
