import { useEffect, useRef, useState } from 'react';
import { useStaff } from '../tab/use-staff';
import { rowButtonId } from './queue/row/row-button';
import type { RequestQuery } from './request-query';

/** The case that is open, and the ways into another one and out. */
export function useOpenedCase(
  selected: string | undefined,
  onQuery: (change: Partial<RequestQuery>) => void,
) {
  const staff = useStaff();
  const [chosen, setChosen] = useState<string>();
  const [noneLeft, setNoneLeft] = useState(false);
  const closed = useRef<string>(undefined);

  // The list takes the case's place, and the focus goes back to the row that opened it.
  useEffect(() => {
    if (selected !== undefined || closed.current === undefined) return;
    document.getElementById(rowButtonId(closed.current))?.focus();
    closed.current = undefined;
  }, [selected]);

  function open(id: string) {
    setChosen(id);
    setNoneLeft(false);
    onQuery({ selected: id });
  }

  return {
    /** Opened from the list or as the next one, and not just looked at by its address. */
    takes: selected !== undefined && chosen !== undefined,
    noneLeft,
    open,
    close() {
      closed.current = chosen ?? selected;
      setChosen(undefined);
      setNoneLeft(false);
      onQuery({ selected: undefined });
    },
    async openNext() {
      try {
        const next = await (await staff()).nextRequest(selected);
        if (next) open(next.id);
        else setNoneLeft(true);
      } catch {
        setNoneLeft(true);
      }
    },
  };
}
