import { useTranslation } from 'react-i18next';
import { Said } from '../feedback/said';

/** Says how many fields of a form were wrong when it was sent; its first one has the focus. */
export function ToCorrect({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  return <Said>{count > 0 ? t('failures:toCorrect', { count }) : undefined}</Said>;
}
