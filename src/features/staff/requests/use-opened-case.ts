import { useEffect, useRef, useState } from 'react';
import type { LoanRequest } from '../../../domain/request/loan-request';
import { rowButtonId } from './queue/row-button';
import type { RequestQuery } from './request-query';
import { useNextCase } from './use-next-case';

/** The open case, and functions that open another one or close it. */
export function useOpenedCase(
  selected: string | undefined,
  onQuery: (change: Partial<RequestQuery>) => void,
) {
  const [chosen, setChosen] = useState<string>();
  const [noneLeft, setNoneLeft] = useState(false);
  const [next, setNext] = useState<LoanRequest>();
  const [change, setChange] = useState(0);
  const takes = selected !== undefined && chosen !== undefined;
  const findNext = useNextCase(selected, takes, change);
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
    /** Whether the member opened it from the list or as the next one, and not by its address. */
    takes,
    noneLeft,
    /** The request that was opened as the next one. */
    next,
    open,
    close() {
      closed.current = chosen ?? selected;
      setChosen(undefined);
      setNoneLeft(false);
      onQuery({ selected: undefined });
    },
    /** Tells that the open case changed. */
    noteChange: () => setChange((count) => count + 1),
    async openNext() {
      try {
        const found = await findNext();
        setNext(found);
        if (found) open(found.id);
        else setNoneLeft(true);
      } catch {
        setNoneLeft(true);
      }
    },
  };
}
