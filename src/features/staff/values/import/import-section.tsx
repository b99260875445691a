import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarketGame } from '../../../../domain/market/market-value';
import { valueImport as english } from '../../../../i18n/en/staff/values/value-import';
import { valueImport as spanish } from '../../../../i18n/es/staff/values/value-import';
import { useTabCopy } from '../../../../i18n/use-language';
import { FileButton } from './file-button';
import { FileNote } from './file-note';
import { ImportForm } from './import-form';
import { ImportResultNote } from './import-result';
import styles from './import-section.module.css';
import { TemplateButton } from './template-button';
import { useFile } from './use-file';
import { useImport } from './use-import';

const COPY = { es: { valueImport: spanish }, en: { valueImport: english } };

/** Changes many market values at once with a file: what it would change, its reason, and sending it. */
export default function ImportSection({
  games,
  onRefresh,
}: {
  readonly games: readonly MarketGame[];
  /** Shows the games as they are now; whether they could be read. */
  readonly onRefresh: () => Promise<boolean>;
}) {
  useTabCopy(COPY);
  const { t } = useTranslation('staff');
  const heading = useId();
  const outcome = useRef<HTMLDivElement>(null);
  const { file, choose, discard, include } = useFile(games);
  const sending = useImport(onRefresh);
  const { result, isWorking } = sending;

  const [asking, setAsking] = useState(false);
  const isAsked = asking && file.kind === 'ready';

  // The pressed button may have gone, so the focus moves, once, to what came of it.
  const told = useRef(result);
  useEffect(() => {
    const isTelling = result.kind !== 'none' && result.kind !== 'sending';
    if (isAsked || !isTelling || told.current === result) return;
    told.current = result;
    outcome.current?.focus();
  }, [isAsked, result]);

  return (
    <section className={styles.section} aria-labelledby={heading}>
      <div className={styles.head}>
        <div>
          <h2 id={heading} className={styles.title}>
            {t('valueImport.title')}
          </h2>
          <p className={styles.lead}>{t('valueImport.lead')}</p>
        </div>
        <div className={styles.actions}>
          <FileButton
            label={t(file.kind === 'none' ? 'valueImport.choose' : 'valueImport.chooseOther')}
            disabled={isWorking || file.kind === 'reading'}
            onChoose={(chosen) => {
              sending.forget();
              setAsking(false);
              void choose(chosen);
            }}
          />
          <TemplateButton games={games} />
        </div>
      </div>
      <FileNote file={file} />
      <div ref={outcome} tabIndex={-1} className={styles.outcome}>
        <ImportResultNote sending={sending} games={games} onApplied={discard} />
      </div>
      {file.kind === 'ready' && (
        <ImportForm
          file={file}
          // Sent again, an import that is only slow would conflict with itself.
          isWorking={isWorking || result.kind === 'slow'}
          onInclude={include}
          onAsking={setAsking}
          onDiscard={() => {
            sending.forget();
            discard();
          }}
          onSend={async (asked) => {
            const ended = await sending.send(asked);
            if (ended === 'applied') discard();
            return ended === 'applied';
          }}
        />
      )}
    </section>
  );
}
