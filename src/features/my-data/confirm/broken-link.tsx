import { useTranslation } from 'react-i18next';
import { readCode } from '../../../domain/request/request-code';
import { Illustration } from '../../../ui/art/illustration';
import { type Heading, MyDataFrame } from '../my-data-frame';
import type { SharedParts } from '../shared-parts';
import styles from './confirm.module.css';

/** A mailed link that confirms nothing, and where to ask for another one. */
export function BrokenLink({
  typed,
  heading,
  parts,
}: {
  /** The text in the address. */
  readonly typed: string;
  readonly heading: Heading;
  readonly parts: SharedParts;
}) {
  const { t } = useTranslation();
  const { CodeForm } = parts;
  const [start = ''] = typed.split('.');
  return (
    <MyDataFrame
      heading={heading}
      parts={parts}
      title={t('petition:confirm.badTitle')}
      text={t('petition:confirm.badText')}
    >
      <div className={styles.columns}>
        <Illustration name="torn-receipt" className={styles.art} />
        <CodeForm typed={readCode(start) ?? start} />
      </div>
    </MyDataFrame>
  );
}
