import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { bankNow } from '../../../browser/bank-clock';
import { discardObstacle } from '../../../domain/acts/drafts';
import { writersOf } from '../../../domain/drafts';
import { LOAN_FIELDS, loanAuthors } from '../../../domain/loan/terms';
import { useLanguage } from '../../../i18n/use-language';
import { TextButton } from '../../../ui/button/text-button';
import { ConfirmButton } from '../../../ui/feedback/confirm-button';
import { DraftWriters } from '../drafts/draft-writers';
import { ReturnDraft } from '../drafts/return-draft';
import { type DraftPeople, isLetIn } from '../drafts/writers';
import { OffButton } from '../parts/off-button';
import { useMember } from '../session/use-member';
import { publishObstacle } from './loan-values';
import type { LoanWork } from './use-loan-draft';
import { tooCostlyText } from './yearly-cost-text';

/** What ends a draft of the terms: publishing it, discarding it, or returning it; and who wrote what. */
export function LoanDraftEnd({
  work,
  people,
}: {
  readonly work: LoanWork;
  readonly people: DraftPeople;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const member = useMember();
  const whyId = useId();
  const { terms, draft, inForce, form } = work;
  const version = inForce + 1;
  const authors = draft && loanAuthors(terms, draft);
  const writers = authors ? writersOf(authors) : [];
  const isApart = isLetIn(writers, member, people, bankNow());
  const obstacle =
    publishObstacle(work, member, form.values, bankNow()) ?? (isApart ? 'let-in' : undefined);
  const labels = LOAN_FIELDS.map((name) => ({ name, label: t(`loan.fields.${name}`) }));

  return (
    <>
      <ConfirmButton
        title={t('loan.publish.confirmTitle', { version })}
        confirmLabel={t('rates.publish.confirmYes')}
        cancelLabel={t('cancel')}
        onConfirm={() => void work.publish()}
        button={(ask) => (
          <OffButton
            isOff={obstacle !== undefined}
            aria-describedby={obstacle ? whyId : undefined}
            onClick={ask}
          >
            {t('rates.publish.button', { version })}
          </OffButton>
        )}
      >
        <p>{t('loan.publish.confirm')}</p>
      </ConfirmButton>
      {obstacle && (
        <p id={whyId}>
          {obstacle === 'cost'
            ? draft && tooCostlyText(draft, t, language)
            : t(`loan.publish.obstacles.${obstacle}`)}
        </p>
      )}
      <ConfirmButton
        title={t('rates.draft.discardTitle')}
        confirmLabel={t('rates.draft.discardYes')}
        cancelLabel={t('cancel')}
        onConfirm={() => void work.discard()}
        button={(ask) =>
          draft &&
          !discardObstacle(writers, member) && (
            <TextButton onClick={ask}>{t('rates.draft.discard')}</TextButton>
          )
        }
      >
        <p>{t('loan.draft.discardText')}</p>
      </ConfirmButton>
      {draft && (
        <ReturnDraft
          name={t('loan.name')}
          writers={writers}
          act={work.returning}
          onReturn={work.giveBack}
        />
      )}
      {authors && <DraftWriters authors={authors} people={people} labels={labels} />}
    </>
  );
}
