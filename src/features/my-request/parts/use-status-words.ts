import { useTranslation } from 'react-i18next';
import { formatDate, formatTime } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import type { FollowedRequest } from './followed-request';
import { stageOf } from './verification';

/** The words of the screen about a request; `unknown`: for a code that no request has. */
type Shown =
  | { readonly status: 'loading' | 'failed' | 'none' | 'unknown' }
  | { readonly status: 'ready'; readonly request: FollowedRequest };

/** Heading and explanation of every state of the status screen. */
export function useStatusWords(
  shown: Shown,
  now: Date,
): { readonly title: string; readonly text: string } {
  const { t } = useTranslation();
  const { language } = useLanguage();
  switch (shown.status) {
    case 'loading':
      return { title: t('status:page.loadingTitle'), text: t('status:loading') };
    case 'failed':
      return { title: t('status:page.failedTitle'), text: '' };
    case 'none':
      return { title: t('status:page.noneTitle'), text: t('status:page.noneText') };
    case 'unknown':
      return { title: t('status:code.unknownTitle'), text: t('status:code.unknownText') };
    case 'ready': {
      const stage = stageOf(shown.request, now);
      const { deadline, until } = shown.request;
      const moment = deadline ? formatTime(deadline, 'moment', language) : '';
      const day = until ? formatDate(until, 'longDate', language) : '';
      const isGivenBack = stage === 'withdrawn' && shown.request.decidedAt !== undefined;
      const text = t(`status:page.${isGivenBack ? 'givenBack' : stage}Text`, { moment, day });
      const valid = stage === 'approved' && until && t('status:page.validity', { day });
      return { title: t(`status:page.${stage}Title`), text: valid ? `${text} ${valid}` : text };
    }
  }
}
