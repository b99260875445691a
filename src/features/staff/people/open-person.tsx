import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PeopleAct } from '../../../domain/acts/people/people';
import { checkLine, unseenSign } from '../../../domain/fields/fields';
import {
  confirmersOf,
  MAX_RESET_REASON,
  type Person,
  sameRoles,
} from '../../../domain/staff/people';
import { Button } from '../../../ui/button/button';
import { TextButton } from '../../../ui/button/text-button';
import { ConfirmButton } from '../../../ui/feedback/confirm-button';
import { FormDialog } from '../../../ui/feedback/form-dialog';
import { Field, inputClass } from '../../../ui/form/field';
import { OffButton } from '../parts/off-button';
import { useKept } from '../session/use-kept';
import { useMember } from '../session/use-member';
import styles from './open-person.module.css';
import { RoleLine } from './role-cards';

/** The actions on one member: roles, second factor, and the end of the access. */
export function OpenPerson({
  person,
  people,
  busy,
  onAct,
}: {
  readonly person: Person;
  readonly people: readonly Person[];
  readonly busy: boolean;
  readonly onAct: (act: PeopleAct) => Promise<boolean>;
}) {
  const { t } = useTranslation('staff');
  const { uid } = useMember();
  const noteId = useId();
  const [roles, setRoles] = useState(person.roles);
  const [asking, setAsking] = useState(false);
  const { id, name, held } = person;
  const isSame = sameRoles(roles, person.roles);
  const hasNone = roles.length === 0;
  const maySave = !isSame && !hasNone && !busy;
  const isAlone = confirmersOf(people, uid, id).length === 0;

  return (
    <div className={`stack gap-8 ${styles.person}`}>
      <div className={`row gap-8 gap-x-20 ${styles.row}`}>
        <RoleLine
          label={t('people.rolesOf', { name })}
          roles={roles}
          disabled={busy}
          onChange={setRoles}
        />
        <OffButton
          look="ink"
          isOff={!maySave}
          aria-describedby={noteId}
          onClick={() => void onAct({ act: 'changeRoles', id, seen: person.roles, roles })}
        >
          {t('people.saveRoles')}
        </OffButton>
        {person.secondFactor && (
          <TextButton onClick={() => setAsking(true)}>{t('people.resetFactor')}</TextButton>
        )}
        <ConfirmButton
          button={(ask) => <TextButton onClick={ask}>{t('people.switchOff')}</TextButton>}
          title={t('people.offTitle', { name })}
          confirmLabel={t('people.offYes')}
          cancelLabel={t('cancel')}
          onConfirm={() => void onAct({ act: 'switchOff', id })}
        >
          <p>{t('people.offText')}</p>
          {held > 0 && <p>{t('people.offHeld', { count: held })}</p>}
        </ConfirmButton>
      </div>
      <p id={noteId} className={`fine ${styles.note}`}>
        {hasNone
          ? t('people.oneRole')
          : `${t(isSame ? 'people.sameRoles' : 'people.sessions')} ${t(isAlone ? 'people.aloneRoles' : 'people.twoSign')}`}
      </p>
      <ResetDialog
        id={id}
        name={name}
        open={asking}
        onClose={() => setAsking(false)}
        onReset={(reason) => {
          setAsking(false);
          return onAct({ act: 'resetSecondFactor', id, reason });
        }}
      />
    </div>
  );
}

/** Asks for the reason of a reset. */
function ResetDialog({
  id,
  name,
  open,
  onClose,
  onReset,
}: {
  /** Of the member. */
  readonly id: string;
  readonly name: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Resolves to whether it was done. */
  readonly onReset: (reason: string) => Promise<boolean>;
}) {
  const { t } = useTranslation('staff');
  const [reason, setReason] = useKept('people.reset', '', id);
  const [hasTried, setTried] = useState(false);
  const problem = checkLine(reason, MAX_RESET_REASON);
  const details = { max: MAX_RESET_REASON, sign: unseenSign(reason) };

  async function reset() {
    if (await onReset(reason)) setReason('');
  }

  return (
    <FormDialog
      open={open}
      title={t('people.factorTitle', { name })}
      text={<p>{t('people.factorText')}</p>}
      onClose={onClose}
      form={{
        onSubmit: (event) => {
          event.preventDefault();
          setTried(true);
          if (problem) event.currentTarget.querySelector<HTMLElement>('[name="motivo"]')?.focus();
          else void reset();
        },
      }}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit">{t('people.factorYes')}</Button>
        </>
      }
    >
      <Field
        label={t('people.factorReason')}
        error={hasTried && problem ? t(`people.reasonProblems.${problem}`, details) : undefined}
        note={
          <p className={`fine ${styles.note}`}>
            {t('people.factorHint', { max: MAX_RESET_REASON })}
          </p>
        }
        required
      >
        {(tied) => (
          <input
            {...tied}
            className={inputClass}
            name="motivo"
            autoComplete="off"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
