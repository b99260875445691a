import { useCallback, useRef } from 'react';
import type { StaffBackend } from '../../../data/staff/backend';
import type { AuditedList } from '../../../domain/audit';

/**
 * Tells the audit of each search before it runs, once for each text, also when pages or order
 * change. If the audit cannot be told, the search rejects, and trying again tells it again.
 */
export function useNotedSearch(list: AuditedList) {
  const noted = useRef({ text: '', done: Promise.resolve() });
  return useCallback(
    (staff: StaffBackend, search: string): Promise<void> => {
      const text = search.trim();
      if (text === noted.current.text) return noted.current.done;
      const done = text === '' ? Promise.resolve() : staff.noteSearch(list);
      noted.current = { text, done };
      done.catch(() => {
        if (noted.current.done === done) noted.current = { text: '', done: Promise.resolve() };
      });
      return done;
    },
    [list],
  );
}
