import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { STAFF_ROLES, type StaffRole } from '../../../domain/session';
import styles from './role-cards.module.css';

/** The roles with one role added or removed, in their fixed order. */
function toggled(roles: readonly StaffRole[], role: StaffRole): StaffRole[] {
  return STAFF_ROLES.filter((one) => roles.includes(one) !== (one === role));
}

interface RolesInput {
  readonly roles: readonly StaffRole[];
  readonly disabled: boolean;
  readonly onChange: (roles: readonly StaffRole[]) => void;
}

/** The box of one role and its words. */
function RoleChoice({
  role,
  className,
  children,
  roles,
  disabled,
  onChange,
}: RolesInput & {
  readonly role: StaffRole;
  readonly className: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <label className={className}>
      <input
        type="checkbox"
        className={styles.box}
        name={role}
        checked={roles.includes(role)}
        aria-disabled={disabled || undefined}
        onChange={() => {
          if (!disabled) onChange(toggled(roles, role));
        }}
      />
      {children}
    </label>
  );
}

/** A box to tick for each role, as a card that says what the role is for. */
export function RoleCards(input: RolesInput) {
  const { t } = useTranslation('staff');
  return (
    <fieldset className={styles.cards}>
      <legend>{t('people.rolesLegend')}</legend>
      <div>
        {STAFF_ROLES.map((role) => (
          <RoleChoice key={role} {...input} role={role} className={styles.card}>
            <b>{t(`people.roles.${role}`)}</b>
            <span>{t(`people.roleHints.${role}`)}</span>
          </RoleChoice>
        ))}
      </div>
    </fieldset>
  );
}

/** The same in one line, without what the roles are for. */
export function RoleLine({ label, ...input }: RolesInput & { readonly label: string }) {
  const { t } = useTranslation('staff');
  return (
    <fieldset className={styles.line}>
      <legend className="visually-hidden">{label}</legend>
      {STAFF_ROLES.map((role) => (
        <RoleChoice key={role} {...input} role={role} className={styles.word}>
          {t(`people.roles.${role}`)}
        </RoleChoice>
      ))}
    </fieldset>
  );
}
