import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button';
import { TextButton } from '../../../../ui/button/text-button';
import { Dialog } from '../../../../ui/feedback/dialog';
import { Checkbox } from '../../../../ui/form/checkbox';
import { KeyCap } from './key-cap';
import styles from './key-row.module.css';
import { readKeysOn, writeKeysOn } from './key-setting';
import { useKeys } from './use-keys';

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
  const [isOn, setOn] = useState(readKeysOn);
  const [asking, setAsking] = useState(false);
  useKeys(isOn);

  return (
    <section className={styles.keyRow} aria-label={t('requests.cases.keys.label')}>
      {isOn &&
        KEYS.map(({ caps, does }) => (
          <span key={does}>
            {caps.map((cap) => (
              <KeyCap key={cap}>{cap}</KeyCap>
            ))}
            {t(`requests.cases.keys.${does}`)}
          </span>
        ))}
      <span>
        <KeyCap>?</KeyCap>
        <TextButton aria-keyshortcuts="?" onClick={() => setAsking(true)}>
          {t('requests.cases.keys.help')}
        </TextButton>
      </span>
      <Dialog
        open={asking}
        labelledBy={heading}
        className={styles.dialog}
        onClose={() => setAsking(false)}
      >
        <div className={styles.body}>
          <h2 id={heading}>{t('requests.cases.keys.title')}</h2>
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
            onChange={(checked) => {
              setOn(checked);
              writeKeysOn(checked);
            }}
          />
          <p className="muted">{t('requests.cases.keys.onWhy')}</p>
          <Button look="ink" onClick={() => setAsking(false)}>
            {t('close')}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
