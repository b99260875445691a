import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { games } from '../../../games/list';
import { Emblem } from '../../../ui/art/emblem';
import { Link } from '../../../ui/button/link';
import styles from './calculator-menu.module.css';
import mastheadStyles from './masthead.module.css';
import { useDisclosed } from './use-disclosed';

/** Where each key takes the focus within the list of links. */
const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowRight: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  ArrowLeft: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** CALCULATOR: every calculator behind a button, or in plain sight in the small menu. */
export function CalculatorMenu({ current }: { readonly current: string | undefined }) {
  const { t } = useTranslation();
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { open, toggle, show } = useDisclosed(area, button);

  const move = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link.matches(':focus'));
    const next = MOVES[event.key]?.(at, links.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    // Synchronously, since an element that is not displayed cannot take focus.
    flushSync(show);
    links[next]?.focus();
  };

  return (
    <div ref={area} className={`${styles.calculatorMenu} ${open ? styles.open : ''}`}>
      <button
        ref={button}
        type="button"
        className={`${mastheadStyles.link} ${styles.button}`}
        data-current={current !== undefined}
        aria-expanded={open}
        aria-controls="calculators"
        onClick={toggle}
        onKeyDown={(event) => event.key === 'ArrowDown' && move(event)}
      >
        {t('shell:nav.calculator')}
        <span className={styles.sign} aria-hidden="true" />
      </button>
      <p className={styles.title} aria-hidden="true">
        {t('shell:nav.calculator')}
      </p>
      <ul
        ref={list}
        id="calculators"
        className={styles.list}
        aria-label={t('shell:nav.calculatorsLabel')}
        onKeyDown={move}
      >
        {games.map(({ id, name, path }) => (
          <li key={id}>
            <Link
              className={styles.link}
              to={path}
              aria-current={path === current ? 'page' : undefined}
            >
              <Emblem id={id} className={styles.emblem} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
