import { useTranslation } from 'react-i18next';
import type { AddressName } from '../../../domain/bank-settings';
import styles from './two-person-setting.module.css';

/** Addresses one below the other, or that there are none. */
export function Addresses({
  name,
  list,
}: {
  readonly name: AddressName;
  readonly list: readonly string[];
}) {
  const { t } = useTranslation('staff');
  if (list.length === 0) return <p>{t(`audit.settings.of.${name}.none`)}</p>;
  return (
    <ul className={`strong stack gap-4 ${styles.addresses}`}>
      {list.map((address) => (
        <li key={address}>{address}</li>
      ))}
    </ul>
  );
}

/** The addresses in force. */
export function AddressesInForce(props: Parameters<typeof Addresses>[0]) {
  const { t } = useTranslation('staff');
  return (
    <div className={styles.inForce}>
      <span>{t('audit.settings.inForce')}</span>
      <Addresses {...props} />
    </div>
  );
}
