import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PeopleAct } from '../../../domain/acts/people/people';
import type { Person } from '../../../domain/staff/people';
import { useLanguage } from '../../../i18n/use-language';
import { Icon } from '../../../ui/art/icon';
import { TextButton } from '../../../ui/button/text-button';
import { Signature } from '../../../ui/paper/signature';
import { Ticket } from '../../../ui/paper/ticket';
import { OffButton } from '../parts/off-button';
import { useMember } from '../session/use-member';
import { rolesText, whenText } from './people-words';
import styles from './proposal-ticket.module.css';

/** Roles that wait for a second administrator, with both signatures. */
export function ProposalTicket({
  person,
  people,
  busy,
  onAct,
}: {
  readonly person: Person;
  readonly people: readonly Person[];
  readonly busy: boolean;
  readonly onAct: (act: PeopleAct) => void;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const member = useMember();
  const whyId = useId();
  const { id, name, proposal } = person;
  if (proposal === undefined) return null;
  const { roles, author, at } = proposal;
  const isOwn = author === member.uid;
  const isYours = id === member.uid;
  const mayConfirm = !isOwn && !isYours;
  const why = isOwn ? t('people.proposal.own') : isYours && t('people.proposal.yours');
  const press = (act: PeopleAct) => {
    if (!busy) onAct(act);
  };
  const stub = (
    <div className={`stack gap-8 start ${styles.stub}`}>
      {mayConfirm && (
        <OffButton
          look="main"
          isOff={busy}
          onClick={() => press({ act: 'confirmRoles', id, seen: roles })}
        >
          {t('people.proposal.confirm')} <Icon name="check" />
        </OffButton>
      )}
      {why && <p id={whyId}>{why}</p>}
      {!isYours && (
        <TextButton
          aria-disabled={busy || undefined}
          aria-describedby={why ? whyId : undefined}
          onClick={() => press({ act: 'declineRoles', id })}
        >
          {t(isOwn ? 'people.proposal.takeBack' : 'people.proposal.decline')}
        </TextButton>
      )}
    </div>
  );
  const asker = people.find((one) => one.id === author)?.name ?? t('people.proposal.somebody');
  return (
    <section aria-label={t('people.proposal.label', { name })}>
      <Ticket className={styles.ticket} stub={stub}>
        <div className={styles.main}>
          <div>
            <small>{t('people.proposal.kicker')}</small>
            <h2>{t('people.proposal.title', { name, roles: rolesText(roles, language, t) })}</h2>
          </div>
          <Signature
            name={asker}
            note={t('people.proposal.askedAt', { when: whenText(at, language, t) })}
          />
          <Signature
            name={mayConfirm ? t('you', { name: member.name }) : t('people.proposal.another')}
            note={t(mayConfirm ? 'people.proposal.missing' : 'people.proposal.missingOther')}
            isOpen
          />
        </div>
      </Ticket>
    </section>
  );
}
