import { type ComponentProps, useId } from 'react';
import type { ShownAct } from '../../../data/react/use-act';
import type { ObstacleOf, StaffActs } from '../../../domain/acts/staff-acts';
import { Button } from '../../../ui/button/button';
import styles from './act-button.module.css';
import { useActWords } from './act-words';

const closed = { look: 'off', 'aria-disabled': true } as const;

/** What closes a button: the act that it says, or `isOff`. */
type Closing<Name extends keyof StaffActs> =
  | { readonly isOff: boolean }
  | {
      readonly act: ShownAct<Name>;
      /** Why the member may not say it; the button then gives the reason. */
      readonly obstacle: ObstacleOf<Name> | undefined;
      /** Where the reason stands, if it is said elsewhere on the screen. */
      readonly reasonId?: string | undefined;
    };

/**
 * A button that can be closed: it then looks so, says so and why, and ignores presses, but keeps its place
 * in the order of focus.
 */
export function ActButton<Name extends keyof StaffActs>({
  onClick,
  ...rest
}: ComponentProps<typeof Button> & Closing<Name>) {
  const ownId = useId();
  const words = useActWords();
  if ('isOff' in rest) {
    const { isOff, ...button } = rest;
    return <Button {...button} onClick={onClick} {...(isOff && closed)} />;
  }
  const { act, obstacle, reasonId, ...button } = rest;
  const isClosed = obstacle !== undefined || act.state.kind === 'working';
  return (
    <>
      <Button
        {...button}
        aria-describedby={obstacle && (reasonId ?? ownId)}
        {...(isClosed && closed)}
        onClick={isClosed ? undefined : onClick}
      />
      {obstacle && reasonId === undefined && (
        <p id={ownId} className={styles.why}>
          {words(act.name, obstacle)}
        </p>
      )}
    </>
  );
}
