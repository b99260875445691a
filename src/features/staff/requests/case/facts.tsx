import type { ComponentProps } from 'react';
import { Facts } from '../../../../ui/data/facts';
import styles from './facts.module.css';

/** Facts about a request under a title. */
export function TitledFacts({
  title,
  rows,
}: Pick<ComponentProps<typeof Facts>, 'rows'> & { readonly title: string }) {
  return (
    <>
      <h3 className={`title-s ${styles.title}`}>{title}</h3>
      <Facts className={`${styles.facts} number`} rows={rows} />
    </>
  );
}
