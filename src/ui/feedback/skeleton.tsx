import styles from './skeleton.module.css';

/** Holds the place of something that is still being read. */
export function Skeleton({ className = '' }: { readonly className?: string | undefined }) {
  return <span className={`${styles.skeleton} ${className}`} />;
}
