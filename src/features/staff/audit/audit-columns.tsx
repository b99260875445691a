import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Link } from '../../../ui/button/link';
import { asDate, asText, type ListColumn } from '../list/columns';
import styles from './audit-log.module.css';
import { detailText, openLink, whatText, whoText } from './audit-words';
import type { NamedRecord } from './read-audit';

/** The columns of the audit; a line has a link if there is something to open. */
export function useAuditColumns(): readonly ListColumn<NamedRecord>[] {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  return [
    {
      heading: t('audit.columns.at'),
      className: `${styles.at} number`,
      cell: ({ at }) => formatDate(at, 'fullMoment', language),
      file: asDate(({ at }) => at),
    },
    {
      heading: t('audit.columns.who'),
      kind: 'typed',
      className: styles.who,
      cell: (record) => whoText(record, t),
      file: asText(32, (record) => whoText(record, t)),
    },
    {
      heading: t('audit.columns.what'),
      kind: 'typed',
      className: styles.what,
      cell: (record) => {
        const detail = detailText(record, t);
        return (
          <>
            {whatText(record, t)}
            {detail && <small className="muted">{detail}</small>}
          </>
        );
      },
      file: asText(48, (record) => whatText(record, t)),
    },
    {
      heading: t('audit.columns.link'),
      className: styles.link,
      cell: ({ subject }) => {
        const link = openLink(subject);
        return (
          link && (
            <Link to={link.to}>
              {t(`audit.open.${link.label}`)}
              {/* The line says it to the eye. */}
              {link.about && <span className="visually-hidden"> {link.about}</span>}
            </Link>
          )
        );
      },
    },
    {
      heading: t('audit.columns.detail'),
      file: asText(40, (record) => detailText(record, t)),
    },
    {
      heading: t('audit.columns.about'),
      file: asText(32, ({ subject }) => ('id' in subject ? subject.id : '')),
    },
    { heading: t('audit.columns.id'), file: asText(32, ({ id }) => id) },
  ];
}
