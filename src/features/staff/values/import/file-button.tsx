import { buttonClass } from '../../../../ui/button/button';
import styles from './file-button.module.css';

/** The endings and kinds of files that the browser offers. */
const ACCEPTED =
  '.xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Asks the browser for a file. The same file can be chosen again, as after it was corrected. */
export function FileButton({
  label,
  disabled,
  onChoose,
}: {
  readonly label: string;
  readonly disabled: boolean;
  readonly onChoose: (file: File) => void;
}) {
  return (
    <label className={buttonClass(styles.fileButton)} data-look={disabled ? 'off' : 'main'}>
      <input
        type="file"
        name="archivo"
        className="visually-hidden"
        accept={ACCEPTED}
        disabled={disabled}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      {label}
    </label>
  );
}
