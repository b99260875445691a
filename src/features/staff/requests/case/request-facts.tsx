import { useTranslation } from 'react-i18next';
import { formatPhone } from '../../../../domain/fields/phone';
import { type LoanRequest, reference } from '../../../../domain/request/loan-request';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { EmailAddress } from '../../../../ui/data/email-address';
import { gameName } from '../game-name';
import styles from './request-facts.module.css';

/** The applicant: the typed fields, and the reference of the request. */
export function RequestFacts({ request }: { readonly request: LoanRequest }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { applicant, correction } = request;
  const moment = (date: Date) => formatDate(date, 'shortMoment', language);
  return (
    <dl className={styles.requestFacts}>
      <div>
        <dt>{t('requests.detail.cedula')}</dt>
        <dd className="number">{applicant.cedula}</dd>
      </div>
      <div>
        <dt>{t('requests.detail.email')}</dt>
        <dd>
          <EmailAddress address={applicant.email} />
        </dd>
      </div>
      {applicant.phone && (
        <div>
          <dt>{t('requests.detail.phone')}</dt>
          <dd className="number">{formatPhone(applicant.phone)}</dd>
        </div>
      )}
      <div>
        <dt>{t('requests.detail.userIn', { game: gameName(request.gameId) })}</dt>
        <dd>{applicant.nickname}</dd>
      </div>
      <div>
        <dt>{t('requests.detail.reference')}</dt>
        <dd className="number">{reference(request)}</dd>
      </div>
      <div>
        <dt>{t('requests.detail.received')}</dt>
        <dd className="number">{moment(request.receivedAt)}</dd>
      </div>
      <div>
        <dt>{t('requests.detail.language')}</dt>
        <dd>
          {request.language ? t(`requests.detail.languages.${request.language}`) : t('notRecorded')}
        </dd>
      </div>
      {correction && (
        <div>
          <dt>{t('requests.detail.previousEmail')}</dt>
          <dd>
            <EmailAddress address={correction.previous} />
            <small>
              {t('requests.detail.correctedAt', { date: moment(correction.correctedAt) })}
            </small>
          </dd>
        </div>
      )}
    </dl>
  );
}
