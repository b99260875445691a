import { useTranslation } from 'react-i18next';
import { errorCode } from '../../../../data/errors';
import { Note } from '../../../../ui/feedback/note';
import type { Draft } from './use-draft';

/** Says what became of the draft. */
export function DraftOutcomeNote({
  draft: { form, isTyped, outcome },
  next,
}: {
  readonly draft: Draft;
  /** The number that the draft would be published as. */
  readonly next: number;
}) {
  const { t } = useTranslation('staff');
  const { submission } = form;
  if (submission.status === 'failed') {
    const code = errorCode(submission.error);
    if (code === 'conflict') return <Note tone="warning">{t('rates.draft.conflict.unread')}</Note>;
    return <Note tone="error">{t(`failures.${code}`)}</Note>;
  }
  const isAboutTyped = outcome?.kind === 'put' || outcome?.kind === 'onTop';
  // New typing makes the last success old news.
  if (!outcome || isTyped !== isAboutTyped) return null;
  switch (outcome.kind) {
    case 'put':
      return <Note tone="info">{t('rates.history.put', { version: outcome.version, next })}</Note>;
    case 'onTop':
      return <Note tone="info">{t('rates.draft.conflict.onTop')}</Note>;
    case 'nothing':
      return <Note tone="info">{t('rates.draft.nothing')}</Note>;
    case 'changed':
      return <Note tone="warning">{t('rates.draft.changed')}</Note>;
    default:
      return <Note tone="success">{t(`rates.draft.${outcome.kind}`)}</Note>;
  }
}
