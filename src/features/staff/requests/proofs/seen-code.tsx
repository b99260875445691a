import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Act } from '../../../../data/react/use-act';
import { mayTakeBack } from '../../../../domain/acts/casework';
import type { ObstacleOf } from '../../../../domain/acts/staff-acts';
import { checkNickname, normalizeText } from '../../../../domain/fields/fields';
import type { SeenCode } from '../../../../domain/request/case';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { Note } from '../../../../ui/feedback/note';
import { TextField } from '../../../../ui/form/text-field';
import { ActButton } from '../../parts/act-button';
import { ActNote } from '../../parts/act-note';
import { useMember } from '../../session/use-member';
import { useNames } from '../../session/use-names';
import styles from './account-challenge.module.css';

/** Who saw the code, when and in which account; `isOver`: it counts for no present round. */
export function SeenWords({
  seen: { number, author, at, account = '' },
  isOver = false,
}: {
  readonly seen: SeenCode;
  readonly isOver?: boolean;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const nameOf = useNames([author]);
  const figures = { name: nameOf(author), date: formatDate(at, 'shortMoment', language), account };
  const over = number === 0 ? 'before' : 'earlier';
  return <>{t(`requests.proofs.challenge.${isOver ? over : 'seen'}`, figures)}</>;
}

/** The sighting that counts. */
export const Seen = ({ seen }: { readonly seen: SeenCode }) => (
  <Note tone="success">
    <SeenWords seen={seen} />
  </Note>
);

/** What the button of an act on a sighting needs. */
interface Press<Name extends 'seeCode' | 'unseeCode', Told> {
  readonly act: Act<Name>;
  readonly obstacle: ObstacleOf<'seeCode'> | undefined;
  readonly onPress: (told: Told) => void;
}

/** Takes a sighting back: shown to who made it and to reviewers. */
export function TakeBack({
  seen,
  act,
  obstacle,
  onPress,
}: Press<'unseeCode', number> & { readonly seen: SeenCode }) {
  const { t } = useTranslation('staff');
  const member = useMember();
  if (!mayTakeBack(seen, member)) return null;
  return (
    <div className={styles.confirming}>
      <ActNote act={act} done={undefined} />
      <ActButton look="line" act={act} obstacle={obstacle} onClick={() => onPress(seen.number)}>
        {t('requests.proofs.challenge.wrong')}
      </ActButton>
    </div>
  );
}

/** Says in which account the code was seen: filled in with the name that was sent. */
export function SeeForm({
  request: { applicant },
  act,
  obstacle,
  onPress,
}: Press<'seeCode', string> & { readonly request: LoanRequest }) {
  const { t } = useTranslation('staff');
  const [typed, setTyped] = useState(applicant.nickname);
  const [hasTried, setTried] = useState(false);
  const isWrong = checkNickname(typed) !== undefined;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (obstacle !== undefined || act.state.kind === 'working') return;
    setTried(true);
    if (!isWrong) onPress(normalizeText(typed));
  }
  return (
    <form className={styles.confirming} noValidate onSubmit={submit}>
      <TextField
        label={t('requests.proofs.challenge.field')}
        name="cuenta"
        autoComplete="off"
        asTyped
        value={typed}
        onChange={setTyped}
        error={hasTried && isWrong ? t('requests.proofs.challenge.missing') : undefined}
      />
      <ActButton type="submit" look="ink" act={act} obstacle={obstacle}>
        {t('requests.proofs.challenge.press', { account: typed.trim() })}
      </ActButton>
    </form>
  );
}
