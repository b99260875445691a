import { useRef, useState } from 'react';
import { newId } from '../../../../data/new-id';
import { useAct } from '../../../../data/react/use-act';
import { askedOfImport } from '../../../../domain/acts/catalogue';
import type { ValueImport } from '../../../../domain/market/value-import';

/** Sends an import, once. `onRefresh` shows the games as they are now. */
export function useImport(onRefresh: () => Promise<boolean>) {
  const act = useAct('importValues');
  const [sent, setSent] = useState<ValueImport>();
  const [isUnread, setUnread] = useState(false);
  // The same import said again has the id that it had.
  const last = useRef({ text: '', id: '' });

  return {
    act,
    /** The import that was sent last. */
    sent,
    isUnread,
    isWorking: act.state.kind === 'working',
    /** Resolves to whether the values were applied. */
    async send(asked: ValueImport): Promise<boolean> {
      const text = JSON.stringify(asked);
      if (last.current.text !== text) last.current = { text, id: newId() };
      setSent(asked);
      setUnread(false);
      const { kind } = await act.run(askedOfImport(last.current.id, asked));
      if (kind === 'done' || kind === 'refused') setUnread(!(await onRefresh()));
      return kind === 'done';
    },
  };
}
