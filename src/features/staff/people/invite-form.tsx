import { useTranslation } from 'react-i18next';
import { bank } from '../../../bank/bank';
import type { PeopleAct } from '../../../domain/acts/people/people';
import { MAX_EMAIL, MAX_TEXT } from '../../../domain/fields/field-patterns';
import { checkName, unseenSign } from '../../../domain/fields/fields';
import { readEmail } from '../../../domain/fields/identifiers/email';
import type { StaffRole } from '../../../domain/session';
import {
  confirmersOf,
  INVITATION_HOURS,
  type Person,
  planRoles,
} from '../../../domain/staff/people';
import { formatList } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Icon } from '../../../ui/art/icon';
import { TextField } from '../../../ui/form/text-field';
import { ToCorrect } from '../../../ui/form/to-correct';
import { useForm } from '../../../ui/form/use-form';
import { OffButton } from '../parts/off-button';
import { useKept } from '../session/use-kept';
import { useMember } from '../session/use-member';
import styles from './invite-form.module.css';
import { rolesText } from './people-words';
import { RoleCards } from './role-cards';

interface Typed {
  readonly name: string;
  readonly email: string;
  readonly roles: readonly StaffRole[];
}

const EMPTY: Typed = { name: '', email: '', roles: ['analyst'] };

/** Invites somebody by name, address and roles. The fields keep their text after every failure. */
export function InviteForm({
  people,
  busy,
  onInvite,
}: {
  readonly people: readonly Person[];
  readonly busy: boolean;
  /** Resolves to whether the invitation was made. */
  readonly onInvite: (act: PeopleAct) => Promise<boolean>;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { uid } = useMember();
  const [held, setHeld] = useKept('people.invite', EMPTY);
  const form = useForm({
    initialValues: held,
    validate: ({ name, email }) => ({
      name: checkName(name),
      email: readEmail(email).problem,
      roles: undefined,
    }),
    onChange: setHeld,
  });
  const { name, email, roles } = form.values;
  const { granted, waiting } = planRoles(people, uid, undefined, roles);
  const isAlone = confirmersOf(people, uid, undefined).length === 0;
  const problem = { name: form.problem('name'), email: form.problem('email') };

  return (
    <section className={`panel stack gap-16 ${styles.invite}`} aria-labelledby="people-invite">
      <h2 id="people-invite">{t('people.invite.title')}</h2>
      <form
        ref={form.ref}
        className={`fold ${styles.form}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (busy || !form.validate()) return;
          void onInvite({ act: 'invite', name, email: readEmail(email).text, roles }).then(
            (isDone) => isDone && setHeld(EMPTY),
          );
        }}
      >
        <TextField
          label={t('people.invite.name')}
          name="nombre"
          autoComplete="off"
          required
          error={
            problem.name &&
            t(`people.nameProblems.${problem.name}`, { max: MAX_TEXT, sign: unseenSign(name) })
          }
          {...form.register('name')}
        />
        <TextField
          label={t('people.invite.email')}
          name="correo"
          type="email"
          autoComplete="off"
          required
          error={
            problem.email &&
            t(`people.emailProblems.${problem.email}`, {
              max: MAX_EMAIL,
              part: readEmail(email).part,
            })
          }
          {...form.register('email')}
        />
        <div className={styles.wide}>
          <RoleCards roles={roles} disabled={busy} onChange={(next) => form.set({ roles: next })} />
        </div>
        <ToCorrect count={form.wrong} />
        <div className={styles.send}>
          <OffButton type="submit" isOff={busy} aria-describedby="people-invite-note">
            {t('people.invite.submit')} <Icon name="arrow-right" />
          </OffButton>
          <p id="people-invite-note">
            {t('people.invite.link', { hours: INVITATION_HOURS })}{' '}
            {t(bank.staffDomains.length > 0 ? 'people.invite.domains' : 'people.invite.anyDomain', {
              domains: formatList(bank.staffDomains, language),
            })}{' '}
            {waiting.length > 0 &&
              t('people.invite.waits', {
                roles: rolesText(waiting, language, t),
                others: rolesText(granted, language, t),
              })}
            {isAlone && t('people.invite.alone')}
          </p>
        </div>
      </form>
    </section>
  );
}
