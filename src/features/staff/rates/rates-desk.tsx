import { useTranslation } from 'react-i18next';
import { useMember } from '../tab/use-member';
import { DraftSection } from './draft/draft-section';
import type { DraftContext } from './draft/draft-state';
import { useDraft } from './draft/use-draft';
import type { GameRates } from './game-rates';
import { HistorySection } from './history/history-section';
import { usePutVersion } from './history/put-version';
import { PublishSection } from './publish/publish-section';
import { RehearsalSection } from './rehearsal/rehearsal-section';
import { ReturnedNote } from './return-draft/returned-note';
import { VersionLines } from './version-lines';

/** The work on a game's rates, from a draft to its publication. */
export function RatesDesk({ context }: { readonly context: DraftContext }) {
  const { t } = useTranslation('staff');
  const { uid, mayWork } = useMember();
  const { calculator, rates } = context;
  const draft = useDraft(context);
  const authorOf = ({ authorName }: GameRates) => authorName ?? t('rates.someone');
  const author = authorOf(rates);
  const isOwn = rates.draft?.author === uid;

  const replaced = draft.isTyped ? 'typed' : rates.draft ? { author } : 'nothing';
  const { put, dialog } = usePutVersion(replaced, draft.put);

  return (
    <>
      <VersionLines
        rates={rates}
        draftOf={isOwn ? t('rates.yourDraft') : t('rates.draftOf', { author })}
      />
      {rates.draft && <ReturnedNote draft={rates.draft} />}
      <DraftSection calculator={calculator} rates={rates} draft={draft} author={authorOf} />
      <RehearsalSection calculator={calculator} inForce={rates.inForce} figures={draft.figures} />
      <PublishSection context={context} draft={draft} author={author} />
      <HistorySection
        calculator={calculator}
        inForce={rates.inForce}
        onPut={mayWork ? put : undefined}
      />
      {dialog}
    </>
  );
}
