import type { ReactNode } from 'react';
import { Icon } from '../art/icon';
import styles from './proof-mark.module.css';

/** Solid for what is proven, dashed for what is declared, red for what is contradicted. */
export type ProofLook = 'proven' | 'declared' | 'wrong';

const CLASSES: Readonly<Record<ProofLook, string | undefined>> = {
  proven: styles.proven,
  declared: styles.declared,
  wrong: styles.wrong,
};

/** Says how a line stands to what its game says; `note` follows in plain words. */
export function ProofMark({
  look,
  note,
  children,
}: {
  readonly look: ProofLook;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <>
      <span className={CLASSES[look]}>
        {look !== 'declared' && <Icon name={look === 'proven' ? 'check' : 'alert'} />}
        {children}
      </span>
      {note && <span className="fine muted"> {note}</span>}
    </>
  );
}
