import { type ComponentProps, useId } from 'react';
import type { ShownAct } from '../../../data/react/use-act';
import type { ObstacleOf, StaffActs } from '../../../domain/acts/staff-acts';
import type { Button } from '../../../ui/button/button';
import styles from './act-button.module.css';
import { useActWords } from './act-words';
import { OffButton } from './off-button';

/** A button that says an act. Where an obstacle closes it, it says why and ignores presses. */
export function ActButton<Name extends keyof StaffActs>({
  act,
  obstacle,
  reasonId,
  ...button
}: ComponentProps<typeof Button> & {
  readonly act: ShownAct<Name>;
  /** Why the member may not say it; the button then gives the reason. */
  readonly obstacle: ObstacleOf<Name> | undefined;
  /** Where the reason stands, if it is said elsewhere on the screen. */
  readonly reasonId?: string | undefined;
}) {
  const ownId = useId();
  const words = useActWords();
  return (
    <>
      <OffButton
        {...button}
        isOff={obstacle !== undefined || act.state.kind === 'working'}
        aria-describedby={obstacle && (reasonId ?? ownId)}
      />
      {obstacle && reasonId === undefined && (
        <p id={ownId} className={`small ${styles.why}`}>
          {words(act.name, obstacle)}
        </p>
      )}
    </>
  );
}
