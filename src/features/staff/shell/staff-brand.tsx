import { brand } from '../../../config/brand';
import { Icon } from '../../../ui/art/icon';
import styles from './staff-brand.module.css';

/** The class of a link to the home page that holds a StaffBrand. */
export const brandClass = styles.link;

/** The product's mark and name on ink. */
export function StaffBrand() {
  return (
    <>
      <Icon name="mark" className={styles.mark} />
      <b className={styles.name}>{brand.product}</b>
    </>
  );
}
