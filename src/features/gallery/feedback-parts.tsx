import { useState } from 'react';
import { BackgroundVideo } from '../../ui/art/background-video';
import { Button } from '../../ui/button/button';
import { ActEnd } from '../../ui/feedback/act-end';
import { ConfirmButton } from '../../ui/feedback/confirm-button';
import { Dialog } from '../../ui/feedback/dialog';
import { Disclosure } from '../../ui/feedback/disclosure';
import { FormDialog } from '../../ui/feedback/form-dialog';
import { LoadingIcons } from '../../ui/feedback/loading-icons';
import { Note } from '../../ui/feedback/note';
import { Progress } from '../../ui/feedback/progress';
import { Skeleton } from '../../ui/feedback/skeleton';
import styles from './gallery-page.module.css';
import { Part } from './part';
import type { Words } from './words';

/** The parts that report progress, success or a question. */
export function FeedbackParts({ words }: { readonly words: Words }) {
  const [shown, setShown] = useState(false);
  const [filling, setFilling] = useState(false);
  return (
    <Part title={words.feedback}>
      {(['info', 'warning', 'error', 'success'] as const).map((tone) => (
        <Note key={tone} tone={tone}>
          {words.note}
        </Note>
      ))}
      <ActEnd kind="done">{words.note}</ActEnd>
      <Progress label={words.wait} value={1200} max={4000} />
      <LoadingIcons />
      <Skeleton className={styles.skeleton} />
      <div>
        <Disclosure summary={words.question}>{words.answer}</Disclosure>
        <Disclosure summary={words.question} open>
          {words.answer}
        </Disclosure>
      </div>
      <Button look="line" onClick={() => setShown(true)}>
        {words.open}
      </Button>
      <Dialog open={shown} onClose={() => setShown(false)} labelledBy="gallery-dialog">
        <div className={styles.dialog}>
          <h3 id="gallery-dialog">{words.question}</h3>
          <Button onClick={() => setShown(false)}>{words.cancel}</Button>
        </div>
        <BackgroundVideo name="dialog" pauseLabel={words.less} playLabel={words.more} />
      </Dialog>
      <ConfirmButton
        button={(ask) => (
          <Button look="ink" onClick={ask}>
            {words.question}
          </Button>
        )}
        title={words.question}
        confirmLabel={words.yes}
        cancelLabel={words.no}
        onConfirm={() => undefined}
      >
        <p>{words.answer}</p>
      </ConfirmButton>
      <Button look="line" onClick={() => setFilling(true)}>
        {words.fill}
      </Button>
      <FormDialog
        open={filling}
        title={words.question}
        form={{ onSubmit: (event) => event.preventDefault() }}
        text={<p>{words.answer}</p>}
        onClose={() => setFilling(false)}
        actions={<Button onClick={() => setFilling(false)}>{words.cancel}</Button>}
      >
        <Button type="submit">{words.yes}</Button>
      </FormDialog>
    </Part>
  );
}
