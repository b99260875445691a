import { useTranslation } from 'react-i18next';
import type { SubscriberFilter } from '../../../data/staff/subscribers';
import type { Subscriber } from '../../../domain/subscriber';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { EmailAddress } from '../../../ui/data/email-address';
import { asDate, asText, type ListColumn } from '../list/columns';
import styles from './subscribers-tab.module.css';

/**
 * The columns of the subscribers (specification, section 2, Admin). The file also has the consent,
 * which an older sign-up lacks.
 */
export function useSubscriberColumns(): readonly ListColumn<
  Subscriber,
  SubscriberFilter['sortBy']
>[] {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  return [
    {
      heading: t('subscribers.columns.email'),
      order: 'email',
      kind: 'typed',
      className: styles.email,
      cell: ({ email }) => <EmailAddress text={email} />,
      file: asText(34, ({ email }) => email),
    },
    {
      heading: t('subscribers.columns.name'),
      order: 'name',
      kind: 'typed',
      cell: ({ name }) => name,
      file: asText(22, ({ name }) => name),
    },
    {
      heading: t('subscribers.columns.lastName'),
      order: 'lastName',
      kind: 'typed',
      cell: ({ lastName }) => lastName,
      file: asText(24, ({ lastName }) => lastName),
    },
    {
      heading: t('subscribers.columns.registeredAt'),
      order: 'registeredAt',
      className: `${styles.date} number`,
      cell: ({ registeredAt }) => formatDate(registeredAt, 'date', language),
      file: asDate(({ registeredAt }) => registeredAt),
    },
    {
      heading: t('subscribers.consent.version'),
      file: asText(16, ({ consent }) => consent?.version),
    },
    {
      heading: t('subscribers.consent.language'),
      file: asText(16, ({ consent }) => consent?.language),
    },
    {
      heading: t('subscribers.consent.acceptedAt'),
      file: asDate(({ consent }) => consent?.acceptedAt),
    },
  ];
}
