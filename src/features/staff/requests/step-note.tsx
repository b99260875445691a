import { useTranslation } from 'react-i18next';
import type { BackendErrorCode } from '../../../data/errors';
import { Note } from '../../../ui/feedback/note';

/**
 * The progress or failure of a step on a request. `conflict`: a colleague or the visitor changed
 * the request first; `loaded` tells whether the change is shown.
 */
export type StepTrouble =
  | { readonly kind: 'working' }
  | { readonly kind: 'conflict'; readonly loaded: boolean }
  | { readonly kind: 'failed'; readonly code: BackendErrorCode };

/** A note about a step that is under way, in conflict or failed. */
export function StepNote({ trouble }: { readonly trouble: StepTrouble }) {
  const { t } = useTranslation('staff');
  switch (trouble.kind) {
    case 'working':
      return <p role="status">{t('requests.decide.working')}</p>;
    case 'conflict':
      return (
        <Note tone="warning">
          {t(trouble.loaded ? 'requests.decide.conflict' : 'requests.decide.conflictUnread')}
        </Note>
      );
    case 'failed':
      return <Note tone="error">{t(`failures.${trouble.code}`)}</Note>;
  }
}
