import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bankNow } from '../../../../browser/bank-clock';
import { newId } from '../../../../data/new-id';
import { useAct } from '../../../../data/react/use-act';
import { checkLine, normalizeText, unseenSign } from '../../../../domain/fields/fields';
import { type CaseEntry, MAX_NOTE } from '../../../../domain/request/case';
import { Button } from '../../../../ui/button/button';
import { Field, inputClass } from '../../../../ui/form/field';
import { useActFailure } from '../../parts/act-words';
import { useKept } from '../../session/use-kept';
import { useMember } from '../../session/use-member';
import type { CaseClaim } from '../claims/use-case-claim';
import { KeyCap } from '../keyboard/key-cap';
import { useKeyNames } from '../keyboard/keys-on';
import styles from './note-form.module.css';

/** Writes a note for colleagues, and gives the case back with it. The text stays until it is stored. */
export function NoteForm({
  requestId,
  claim: { ids, holder, showReleased },
  onAdded,
}: {
  readonly requestId: string;
  readonly claim: CaseClaim;
  readonly onAdded: (note: CaseEntry) => void;
}) {
  const { t } = useTranslation('staff');
  const { uid } = useMember();
  const noting = useAct('note');
  const releasing = useAct('noteAndRelease');
  const [releases, setReleases] = useState(false);
  const act = releases ? releasing : noting;
  const failureOf = useActFailure();
  const keyName = useKeyNames();
  const [text, setText] = useKept('case.note', '', requestId);
  const [hasTried, setTried] = useState(false);
  // Until the text changes, so that saying it again stores no second note.
  const [noteId, setNoteId] = useState(newId);
  const field = useRef<HTMLTextAreaElement>(null);
  const note = normalizeText(text);
  const problem = checkLine(note, MAX_NOTE);
  const limits = { used: note.length, max: MAX_NOTE, sign: unseenSign(note) };

  function type(typed: string) {
    setText(typed);
    setNoteId(newId());
    setTried(false);
  }

  async function send(release: boolean) {
    setReleases(release);
    setTried(problem !== undefined);
    if (problem) field.current?.focus();
    if (problem) return;
    const asked = { id: requestId, note: noteId, words: note };
    const { kind } = await (release ? releasing.run({ ...asked, ids }) : noting.run(asked));
    if (kind !== 'done') return;
    onAdded({ kind: 'note', requestId, author: uid, at: bankNow(), text: note });
    type('');
    if (!release) return;
    // The button goes with the case.
    field.current?.focus();
    showReleased();
  }

  const why = failureOf(act);
  const error = () => {
    if (hasTried && problem) return t(`requests.cases.note.problems.${problem}`, limits);
    return why && t('requests.cases.note.failed', { why });
  };
  return (
    <form
      className={styles.noteForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(false);
      }}
    >
      <Field
        label={t('requests.cases.note.label')}
        error={error()}
        note={
          act.state.kind === 'done' &&
          text === '' && (
            <p className={`${styles.saved} muted`}>
              {t(`requests.cases.note.${releases ? 'savedAndReleased' : 'saved'}`)}
            </p>
          )
        }
        count={
          text === '' ? undefined : { ...limits, words: t('requests.cases.note.used', limits) }
        }
      >
        {(tied) => (
          <textarea
            {...tied}
            ref={field}
            className={`${inputClass} ${styles.field}`}
            name="nota"
            rows={1}
            placeholder={t('requests.cases.note.hint')}
            aria-keyshortcuts={keyName('c')}
            value={text}
            onChange={(event) => {
              act.clear();
              type(event.target.value);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
          />
        )}
      </Field>
      <Button look="ink" type="submit">
        {t('requests.cases.note.press')}
        <KeyCap>c</KeyCap>
      </Button>
      {holder === 'me' && (
        <Button look="line" onClick={() => void send(true)}>
          {t('requests.cases.note.pressAndRelease')}
        </Button>
      )}
    </form>
  );
}
