import { useTranslation } from 'react-i18next';
import { paths } from '../../../../config/paths';
import { Illustration } from '../../../../ui/art/illustration';
import { buttonClass } from '../../../../ui/button/button';
import { Note } from '../../../../ui/feedback/note';
import { Link } from '../../../../ui/link';
import { type Heading, MyDataFrame } from '../../my-data-frame';
import type { SharedParts } from '../../shared-parts';
import styles from './erased.module.css';

/** Everything is erased: at the bank, and in this browser. */
export function Erased({
  signedOut,
  heading,
  parts,
}: {
  readonly signedOut: boolean;
  readonly heading: Heading;
  readonly parts: SharedParts;
}) {
  const { t } = useTranslation();
  return (
    <MyDataFrame
      heading={heading}
      parts={parts}
      title={t('myData:erase.doneTitle')}
      text={t('myData:erase.doneText')}
    >
      <div className={styles.erased}>
        <Illustration name="all-done" className={styles.art} />
        <div>
          {!signedOut && <Note tone="warning">{t('myData:erase.session')}</Note>}
          <Link className={buttonClass()} to={paths.home}>
            {t('myData:erase.home')}
          </Link>
        </div>
      </div>
    </MyDataFrame>
  );
}
