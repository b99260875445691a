import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { DefinitionList } from '../../../ui/data/definition-list';
import { closedAt, type FollowedRequest } from '../followed-request';
import { duration } from '../verification';
import styles from './stub-facts.module.css';

/** When a closed request was sent and closed, and how long the bank took. Nothing while it is open. */
export function StubFacts({ request }: { readonly request: FollowedRequest }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { receivedAt, decidedAt } = request;
  const closed = closedAt(request);
  if (!closed) return null;
  const moment = (date: Date) => formatDate(date, 'shortMoment', language);
  const took = duration(receivedAt, closed);
  const rows = [
    { label: t('status:facts.sent'), text: moment(receivedAt) },
    {
      label: t(decidedAt ? 'status:facts.decided' : 'status:facts.withdrawn'),
      text: moment(closed),
    },
    ...(decidedAt
      ? [{ label: t('status:facts.took'), text: t('status:page.duration', { ...took }) }]
      : []),
  ];
  return <DefinitionList className={styles.stubFacts} rows={rows} />;
}
