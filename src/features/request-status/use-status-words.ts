import { useTranslation } from 'react-i18next';
import { deadline } from '../../domain/request/loan-request';
import { formatDate } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import type { OwnRequest } from './use-own-request';
import { stageOf } from './verification';

/** How the visitor ended the session of a request on this page. */
export interface EndedRequest {
  readonly how: 'again' | 'forget';
  readonly reference: string;
}

/** Heading and explanation of every state of the status screen. */
export function useStatusWords(
  own: OwnRequest,
  now: Date,
  ended?: EndedRequest,
): { readonly title: string; readonly text: string } {
  const { t } = useTranslation();
  const { language } = useLanguage();
  if (ended) {
    const { how, reference } = ended;
    return {
      title: t(`status:${how}.doneTitle`),
      text: t(`status:${how}.doneText`, { reference }),
    };
  }
  switch (own.status) {
    case 'loading':
      return { title: t('status:page.loadingTitle'), text: t('status:loading') };
    case 'failed':
      return { title: t('status:page.failedTitle'), text: '' };
    case 'none':
      return { title: t('status:page.noneTitle'), text: t('status:page.noneText') };
    case 'ready': {
      const stage = stageOf(own.request, now);
      const moment = formatDate(deadline(own.request.receivedAt), 'moment', language);
      return {
        title: t(`status:page.${stage}Title`),
        text: t(`status:page.${stage}Text`, { moment }),
      };
    }
  }
}
