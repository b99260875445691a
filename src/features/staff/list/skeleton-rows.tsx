import { useTranslation } from 'react-i18next';
import '../../../ui/feedback/skeleton.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A placeholder for a list that is being read. */
export function SkeletonRows({ variant = 'rows' }: { readonly variant?: 'rows' | 'cards' }) {
  const { t } = useTranslation('staff');
  return (
    <div role="status" className={`staff-skeleton staff-skeleton--${variant}`}>
      <span className="visually-hidden">{t('loading')}</span>
      {ROWS.map((row) => (
        <span key={row} className="skeleton" />
      ))}
    </div>
  );
}
