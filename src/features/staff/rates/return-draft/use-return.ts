import { type BackendErrorCode, errorCode } from '../../../../data/errors';
import type { StaffBackend } from '../../../../data/staff/backend';
import { checkLine, normalizeText } from '../../../../domain/fields/fields';
import { MAX_RATES_NOTE } from '../../../../domain/rates/rates';
import { type Form, useForm } from '../../../../ui/form/use-form';
import { useStaff } from '../../tab/use-staff';

interface Values {
  readonly note: string;
}

const EMPTY: Values = { note: '' };

const problemsOf = ({ note }: Values) => ({ note: checkLine(note, MAX_RATES_NOTE) });

/** The form of a note. */
export type NoteForm = Form<Values, ReturnType<typeof problemsOf>>;

/** A note that is typed, and a function that returns a draft with it. */
export function useReturn(told: {
  readonly onReturn: (staff: StaffBackend, note: string) => Promise<void>;
  readonly onConflict: () => void;
}): {
  readonly form: NoteForm;
  readonly failure: BackendErrorCode | undefined;
  readonly send: () => void;
} {
  const staff = useStaff();
  const form: NoteForm = useForm({ initialValues: EMPTY, validate: problemsOf });

  async function giveBack() {
    try {
      await told.onReturn(await staff(), normalizeText(form.values.note));
    } catch (error) {
      if (errorCode(error) === 'conflict') told.onConflict();
      throw error;
    }
  }

  const { submission } = form;
  return {
    form,
    failure: submission.status === 'failed' ? errorCode(submission.error) : undefined,
    async send() {
      if (form.busy || !form.validate()) return;
      if (await form.submit(giveBack)) form.reset(EMPTY);
    },
  };
}
