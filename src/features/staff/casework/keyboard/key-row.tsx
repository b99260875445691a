import { Fragment, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button';
import { TextButton } from '../../../../ui/button/text-button';
import { Dialog } from '../../../../ui/feedback/dialog';
import { Checkbox } from '../../../../ui/form/checkbox';
import { KeyCap } from './key-cap';
import styles from './key-row.module.css';
import { HELP, setKeysOn, useKeysOn } from './keys-on';

const TYPED_IN =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';

/** Whether a visible field has the focus, so that typed letters must not act as shortcuts. */
export function isTyping(): boolean {
  const field = document.activeElement;
  return field?.matches(TYPED_IN) === true && field.checkVisibility?.() !== false;
}

/** Whether a key press is meant for something else: a field, a dialog, the browser. */
function isElsewhere({ target, ctrlKey, altKey, metaKey, defaultPrevented }: KeyboardEvent) {
  const isField = target instanceof Element && target.matches(TYPED_IN);
  const isModified = ctrlKey || altKey || metaKey;
  return isField || isModified || defaultPrevented || document.querySelector('dialog[open]');
}

/** The first control in sight that names a key as its own. */
const controlOf = (key: string) =>
  [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].find(
    (control) =>
      control.getAttribute('aria-keyshortcuts') === key && control.checkVisibility?.() !== false,
  );

/** Moves the focus by this many rows of the queue, from the open row if none has it. */
function moveInRows(step: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const focused = rows.indexOf(document.activeElement as HTMLElement);
  const place =
    focused >= 0 ? focused : rows.findIndex((row) => row.getAttribute('aria-current') === 'true');
  rows[Math.max(0, Math.min(rows.length - 1, place + step))]?.focus();
}

/**
 * The keys of the requests: j and k move through the rows, and any other letter presses or enters
 * the control that has it in aria-keyshortcuts. Without `isOn`, only the help key works.
 */
function useKeys(isOn: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // While the help is out of sight, nobody could turn the keys off.
    if (isElsewhere(event) || !controlOf(HELP)) return;
    const { key } = event;
    if (isOn && (key === 'j' || key === 'k')) {
      event.preventDefault();
      moveInRows(key === 'j' ? 1 : -1);
      return;
    }
    const control = isOn || key === HELP ? controlOf(key) : undefined;
    if (!control) return;
    event.preventDefault();
    if (control.matches(TYPED_IN)) control.focus();
    else control.click();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

const KEYS = [
  { caps: ['j', 'k'], does: 'move' },
  { caps: ['enter'], does: 'open' },
  { caps: ['n'], does: 'next' },
  { caps: ['c'], does: 'note' },
  { caps: ['/'], does: 'search' },
] as const;

const DECISIONS = [
  { caps: ['a'], does: 'approve' },
  { caps: ['i'], does: 'ask' },
  { caps: ['x'], does: 'decline' },
] as const;

/** The keys of the requests, a help that lists them, and a way to turn them off. */
export function KeyRow() {
  const { t } = useTranslation('staff');
  const heading = useId();
  const isOn = useKeysOn();
  const [asking, setAsking] = useState(false);
  useKeys(isOn);

  return (
    <section
      className={`row gap-8 gap-x-24 ${styles.keyRow}`}
      aria-label={t('requests.cases.keys.label')}
    >
      {isOn &&
        KEYS.map(({ caps, does }) => (
          <span key={does}>
            {caps.map((cap) => (
              <Fragment key={cap}>
                <KeyCap heard>{cap}</KeyCap>{' '}
              </Fragment>
            ))}
            {t(`requests.cases.keys.${does}`)}
          </span>
        ))}
      <span>
        <KeyCap>{HELP}</KeyCap>
        <TextButton aria-keyshortcuts={HELP} onClick={() => setAsking(true)}>
          {t('requests.cases.keys.help')}
        </TextButton>
      </span>
      <Dialog
        open={asking}
        labelledBy={heading}
        className={styles.dialog}
        onClose={() => setAsking(false)}
      >
        <div className={`stack gap-16 ${styles.body}`}>
          <h2 id={heading} className="title-l">
            {t('requests.cases.keys.title')}
          </h2>
          <dl>
            {[...KEYS, ...DECISIONS].map(({ caps, does }) => (
              <div key={does}>
                <dt>
                  {caps.map((cap) => (
                    <kbd key={cap}>{cap}</kbd>
                  ))}
                </dt>
                <dd>{t(`requests.cases.keys.${does}`)}</dd>
              </div>
            ))}
          </dl>
          <Checkbox
            label={t('requests.cases.keys.on')}
            name="teclas"
            checked={isOn}
            onChange={setKeysOn}
          />
          <p className="muted">{t('requests.cases.keys.onWhy')}</p>
          <p className="muted">{t('requests.cases.keys.browseMode')}</p>
          <Button look="ink" onClick={() => setAsking(false)}>
            {t('close')}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
