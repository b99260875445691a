import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { views as english } from '../../../i18n/en/staff/views';
import { views as spanish } from '../../../i18n/es/staff/views';
import { useTabCopy } from '../../../i18n/use-language';
import { TextButton } from '../../../ui/button/text-button';
import { useMember } from '../tab/use-member';
import { type KeptView, MAX_VIEWS, readViews, type ViewedList, writeViews } from './kept-views';
import styles from './kept-views-bar.module.css';
import { ViewNameForm } from './view-name-form';

/** A view that was just removed, and its place. */
interface Removed {
  readonly view: KeptView;
  readonly place: number;
}

/** The signed-in member's views of a list, and the actions on them. */
function useViews(list: ViewedList) {
  const { uid } = useMember();
  const [views, setViews] = useState(() => readViews(list, uid));
  const [removed, setRemoved] = useState<Removed>();
  const [isStored, setStored] = useState(true);

  useEffect(() => {
    // Another tab changed them.
    const readAgain = () => setViews(readViews(list, uid));
    window.addEventListener('storage', readAgain);
    return () => window.removeEventListener('storage', readAgain);
  }, [list, uid]);

  function change(next: (views: readonly KeptView[]) => readonly KeptView[]) {
    const changed = next(readViews(list, uid));
    setStored(writeViews(list, uid, changed));
    setViews(changed);
  }

  return {
    views,
    removed: removed?.view,
    isStored,
    add(view: KeptView) {
      setRemoved(undefined);
      change((kept) => [...kept, view]);
    },
    rename({ name }: KeptView, newName: string) {
      setRemoved(undefined);
      change((kept) => kept.map((one) => (one.name === name ? { ...one, name: newName } : one)));
    },
    remove(view: KeptView) {
      setRemoved({ view, place: views.indexOf(view) });
      change((kept) => kept.filter(({ name }) => name !== view.name));
    },
    /** Restores the removed view in its place. */
    undo() {
      if (!removed) return;
      setRemoved(undefined);
      const { view, place } = removed;
      change((kept) => [...kept.slice(0, place), view, ...kept.slice(place)]);
    },
  };
}

const COPY = { es: { views: spanish }, en: { views: english } };

const focusOn = (button: HTMLElement | null) => button?.focus();

/** The views that a member keeps of a list, above it: open, keep, rename and remove them. */
export function KeptViewsBar({
  list,
  current,
  onOpen,
}: {
  readonly list: ViewedList;
  /** The filters and the order that the list shows. */
  readonly current: string;
  readonly onOpen: (settings: string) => void;
}) {
  useTabCopy(COPY);
  const { t } = useTranslation('staff');
  const id = useId();
  const { views, removed, isStored, ...act } = useViews(list);
  const [naming, setNaming] = useState<'new' | 'rename'>();
  const open = views.find(({ settings }) => settings === current);
  const renamed = naming === 'rename' ? open : undefined;
  const isFull = views.length >= MAX_VIEWS;

  function endNaming() {
    setNaming(undefined);
    // The control that opened the form, or the view that replaced it.
    requestAnimationFrame(() =>
      document.getElementById(id)?.querySelector<HTMLElement>('[data-back]')?.focus(),
    );
  }

  return (
    <section id={id} className={styles.keptViews} aria-label={t('views.label')}>
      <div className={styles.line}>
        {views.length === 0 ? (
          <p>{t('views.none')}</p>
        ) : (
          <ul className={styles.views}>
            {views.map((view) => (
              <li key={view.name}>
                <button
                  type="button"
                  className={styles.view}
                  aria-pressed={view === open}
                  data-back={view === open ? '' : undefined}
                  onClick={() => {
                    setNaming(undefined);
                    onOpen(view.settings);
                  }}
                >
                  {view.name}
                </button>
              </li>
            ))}
          </ul>
        )}
        {open === undefined && !isFull && !naming && (
          <TextButton data-back="" onClick={() => setNaming('new')}>
            {t('views.keep')}
          </TextButton>
        )}
        {open && (
          <>
            <TextButton onClick={() => setNaming('rename')}>{t('views.rename')}</TextButton>
            <TextButton
              onClick={() => {
                setNaming(undefined);
                act.remove(open);
              }}
            >
              {t('views.remove')}
            </TextButton>
          </>
        )}
      </div>
      {isFull && <p className={styles.note}>{t('views.full', { count: MAX_VIEWS })}</p>}
      {(naming === 'new' || renamed) && (
        <ViewNameForm
          key={renamed?.name}
          name={renamed?.name ?? ''}
          others={views.filter((view) => view !== renamed)}
          onName={(name) => {
            if (renamed) act.rename(renamed, name);
            else act.add({ name, settings: current });
            endNaming();
          }}
          onCancel={endNaming}
        />
      )}
      <div role="status">
        {removed && (
          <p className={styles.removed}>
            {t('views.removed', { name: removed.name })}
            <button
              type="button"
              ref={focusOn}
              className={styles.undo}
              onClick={() => {
                act.undo();
                endNaming();
              }}
            >
              {t('views.undo')}
            </button>
          </p>
        )}
        {!isStored && <p className={styles.note}>{t('views.unstored')}</p>}
      </div>
    </section>
  );
}
