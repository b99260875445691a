import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unshareObstacle } from '../../../../domain/acts/views';
import { MAX_SHARED_VIEWS, type ViewedList } from '../../../../domain/staff/shared-view';
import { views as english } from '../../../../i18n/en/staff/list/views';
import { views as spanish } from '../../../../i18n/es/staff/list/views';
import { useTabCopy } from '../../../../i18n/use-language';
import { TextButton } from '../../../../ui/button/text-button';
import { ConfirmButton } from '../../../../ui/feedback/confirm-button';
import { focusOn } from '../../../../ui/feedback/focus-on';
import { useMember } from '../../session/use-member';
import { useNames } from '../../session/use-names';
import { MAX_VIEWS } from './kept-views';
import styles from './kept-views-bar.module.css';
import { useKeptViews } from './use-kept-views';
import { useSharedViews } from './use-shared-views';
import { ViewNameForm } from './view-name-form';

const COPY = { es: { views: spanish }, en: { views: english } };

/** One view of the bar. */
function ViewButton({
  isOpen,
  onOpen,
  children,
}: {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}) {
  return (
    <li>
      <button
        type="button"
        className={styles.view}
        aria-pressed={isOpen}
        data-back={isOpen ? '' : undefined}
        onClick={onOpen}
      >
        {children}
      </button>
    </li>
  );
}

/** The views of a list, the member's own and the team's: open, keep, rename, share and remove them. */
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
  const member = useMember();
  const { views, removed, isStored, ...act } = useKeptViews(list);
  const team = useSharedViews(list);
  const nameOf = useNames(team.views.map(({ author }) => author));
  const [naming, setNaming] = useState<'new' | 'rename'>();
  const open = views.find(({ settings }) => settings === current);
  const openOfTeam = team.views.find(({ settings }) => settings === current);
  const renamed = naming === 'rename' ? open : undefined;
  const isFull = views.length >= MAX_VIEWS;
  const mayShare = (member.mayWork || member.mayAdminister) && team.isRead;

  /** Focuses the control that opened a form, or the view that replaced it. */
  function focusBack() {
    requestAnimationFrame(() =>
      document.getElementById(id)?.querySelector<HTMLElement>('[data-back]')?.focus(),
    );
  }

  function endNaming() {
    setNaming(undefined);
    focusBack();
  }

  function show(settings: string) {
    setNaming(undefined);
    team.clear();
    onOpen(settings);
  }

  return (
    <section id={id} className={styles.keptViews} aria-label={t('views.label')}>
      <div className="row gap-8 gap-x-20">
        {views.length + team.views.length === 0 ? (
          <p>{t('views.none')}</p>
        ) : (
          <ul className={styles.views}>
            {views.map((view) => (
              <ViewButton key={view.name} isOpen={view === open} onOpen={() => show(view.settings)}>
                {view.name}
              </ViewButton>
            ))}
            {team.views.map((view) => (
              <ViewButton
                key={view.id}
                isOpen={view === openOfTeam}
                onOpen={() => show(view.settings)}
              >
                {view.name}{' '}
                <span className={styles.mark}>
                  {t('views.team', { name: nameOf(view.author) })}
                </span>
              </ViewButton>
            ))}
          </ul>
        )}
        {!open && !openOfTeam && !isFull && !naming && (
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
        {open && mayShare && !openOfTeam && !team.isFull && (
          <TextButton
            aria-disabled={team.isBusy || undefined}
            onClick={() => void team.share(open).then(focusBack)}
          >
            {t('views.share')}
          </TextButton>
        )}
        <ConfirmButton
          title={t('views.unshareTitle', { name: openOfTeam?.name ?? '' })}
          confirmLabel={t('views.unshareYes')}
          cancelLabel={t('cancel')}
          onConfirm={() => {
            if (openOfTeam) void team.unshare(openOfTeam).then(focusBack);
          }}
          button={(ask) =>
            openOfTeam &&
            !unshareObstacle(openOfTeam, member) && (
              <TextButton aria-disabled={team.isBusy || undefined} onClick={ask}>
                {t('views.unshare')}
              </TextButton>
            )
          }
        >
          <p>{t('views.unshareText', { name: nameOf(openOfTeam?.author ?? '') })}</p>
        </ConfirmButton>
      </div>
      {isFull && <p className={styles.note}>{t('views.full', { count: MAX_VIEWS })}</p>}
      {mayShare && team.isFull && (
        <p className={styles.note}>{t('views.teamFull', { count: MAX_SHARED_VIEWS })}</p>
      )}
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
      {team.isReading && <p className={styles.note}>{t('views.teamLoading')}</p>}
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
              {t('undo')}
            </button>
          </p>
        )}
        {!isStored && <p className={styles.note}>{t('views.unstored')}</p>}
        {team.note && <p className={styles.note}>{team.note}</p>}
        {team.failed && (
          <p className={styles.removed}>
            {t('views.teamFailed')}
            <TextButton onClick={team.reload}>{t('retry')}</TextButton>
          </p>
        )}
      </div>
    </section>
  );
}
