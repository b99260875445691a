import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language';
import { applyDocumentHead, documentHead } from '../document-head';
import type { AppRoute } from '../routes';

/** Keeps title, description and addresses of the document true; returns the title. */
export function useDocumentHead(route: AppRoute): string {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const head = documentHead(route, language, t);
  useEffect(() => applyDocumentHead(documentHead(route, language, t)), [route, language, t]);
  return head.title;
}
