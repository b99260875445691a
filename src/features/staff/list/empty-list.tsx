import { createContext, type ReactNode, useContext } from 'react';
import styles from './empty-list.module.css';

/** Whether the list answers a press. When a tab opens, its title alone is heard. */
export const AnswerContext = createContext(true);

/** Replaces a list without rows, and says so: an empty cartridge slot and the next step. */
export function EmptyList({ children }: { readonly children: ReactNode }) {
  const isAnswer = useContext(AnswerContext);
  return (
    <div className={`panel row gap-24 ${styles.emptyList}`}>
      <svg aria-hidden="true" viewBox="0 0 120 96">
        <path d="M0 24h18V8h84v16h18v72H0z" fill="var(--ink)" />
        <path d="M26 16h68v18H26z" fill="var(--ground)" />
        <path
          d="M30 34h6v8h-6zM42 34h6v8h-6zM54 34h6v8h-6zM66 34h6v8h-6zM78 34h6v8h-6z"
          fill="var(--gold)"
        />
        <path d="M16 60h8v-8h10v8h8v10h-8v8H24v-8h-8z" fill="var(--paper)" />
        <circle cx="84" cy="70" r="8" fill="var(--gold)" />
        <circle cx="102" cy="60" r="8" fill="var(--electric)" />
      </svg>
      <div role={isAnswer ? 'status' : undefined} className={styles.words}>
        {children}
      </div>
    </div>
  );
}
