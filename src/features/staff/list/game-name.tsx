import { Emblem } from '../../../ui/art/emblem';
import styles from './game-name.module.css';

/** A game in a row of a list: its emblem and its name, for which there is not always room. */
export function GameName({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <span className={styles.gameName}>
      <Emblem id={id} />
      <span>{name}</span>
    </span>
  );
}
