import { useTranslation } from 'react-i18next';
import { STAFF_ROLES, type StaffRole } from '../../../domain/session';
import styles from './role-cards.module.css';

/** The roles with or without a role, in their order. */
function toggled(roles: readonly StaffRole[], role: StaffRole): StaffRole[] {
  return STAFF_ROLES.filter((one) => roles.includes(one) !== (one === role));
}

/** A box to tick for each role, as a card that says what the role is for. */
export function RoleCards({
  roles,
  disabled,
  onChange,
}: {
  readonly roles: readonly StaffRole[];
  readonly disabled: boolean;
  readonly onChange: (roles: readonly StaffRole[]) => void;
}) {
  const { t } = useTranslation('staff');
  return (
    <fieldset className={styles.cards}>
      <legend>{t('people.rolesLegend')}</legend>
      <div>
        {STAFF_ROLES.map((role) => (
          <label key={role} className={styles.card}>
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
            <b>{t(`people.roles.${role}`)}</b>
            <span>{t(`people.roleHints.${role}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The same in one line, without what the roles are for. */
export function RoleLine({
  label,
  roles,
  disabled,
  onChange,
}: {
  readonly label: string;
  readonly roles: readonly StaffRole[];
  readonly disabled: boolean;
  readonly onChange: (roles: readonly StaffRole[]) => void;
}) {
  const { t } = useTranslation('staff');
  return (
    <fieldset className={styles.line}>
      <legend className="visually-hidden">{label}</legend>
      {STAFF_ROLES.map((role) => (
        <label key={role} className={styles.word}>
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
          {t(`people.roles.${role}`)}
        </label>
      ))}
    </fieldset>
  );
}
