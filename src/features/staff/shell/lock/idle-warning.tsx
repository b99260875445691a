import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button';
import { useTopDialog } from '../../../../ui/feedback/dialog';
import styles from './idle-warning.module.css';
import { IDLE_WARNING } from './use-lock';

/** The warning itself. When it goes, the focus returns to where it came from. */
function Strip() {
  const { t } = useTranslation('staff');
  const strip = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = strip.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      (before.current ?? document.querySelector('main'))?.focus();
    };
  }, []);
  return (
    <div ref={strip} id={IDLE_WARNING} className={`no-print ${styles.idleWarning} on-ink`}>
      <p>{t('idle.warning')}</p>
      <Button
        onFocus={({ relatedTarget }) => {
          if (relatedTarget instanceof HTMLElement) before.current = relatedTarget;
        }}
      >
        {t('idle.stay')}
      </Button>
    </div>
  );
}

/** Says that the page is about to be locked; any use of it keeps it open. */
export function IdleWarning({ shown }: { readonly shown: boolean }) {
  const dialog = useTopDialog();
  const warning = <div aria-live="assertive">{shown && <Strip />}</div>;
  return dialog ? createPortal(warning, dialog) : warning;
}
