import type {
  ButtonHTMLAttributes,
  HTMLAttributes,
  TableHTMLAttributes,
  TdHTMLAttributes,
} from 'react';
import styles from './table.module.css';

/** The content of a column: figures are aligned right, and a typed text may be one endless word. */
export type Kind = 'text' | 'figure' | 'typed';

const KINDS: Readonly<Record<Kind, string | undefined>> = {
  text: '',
  figure: styles.figure,
  typed: styles.typed,
};

/** Records in rows; on phones each row is a card. */
export function Table({ className = '', ...rest }: TableHTMLAttributes<HTMLTableElement>) {
  return <table className={`${styles.table} ${className}`} {...rest} />;
}

type CellProps = TdHTMLAttributes<HTMLTableCellElement> & { readonly kind?: Kind | undefined };

/** The heading of a column. */
export function ColumnHeading({ kind = 'text', ...rest }: CellProps) {
  return <th scope="col" className={KINDS[kind]} {...rest} />;
}

/** A cell of a row. */
export function Cell({ kind = 'text', className = '', ...rest }: CellProps) {
  return <td className={`${KINDS[kind]} ${className}`} {...rest} />;
}

type RowProps = HTMLAttributes<HTMLTableRowElement> & { readonly isOpen: boolean };

/** A row that opens something: its first cell holds a RowButton. */
export function PressableRow({ isOpen, className = '', ...rest }: RowProps) {
  return (
    <tr className={`${styles.pressable} ${isOpen ? styles.open : ''} ${className}`} {...rest} />
  );
}

/** A button that covers its row, so that a click anywhere presses it. */
export function RowButton(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" className={styles.rowButton} {...props} />;
}
