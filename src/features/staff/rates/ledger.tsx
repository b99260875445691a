import type { TableHTMLAttributes } from 'react';
import styles from './ledger.module.css';

/** Figures in rows under one thick rule; on phones each row is a card. */
export function Ledger({ className = '', ...rest }: TableHTMLAttributes<HTMLTableElement>) {
  return <table className={`${styles.ledger} ${className}`} {...rest} />;
}
