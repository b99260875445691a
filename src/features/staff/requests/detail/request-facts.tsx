import { useTranslation } from 'react-i18next';
import { deadline, type LoanRequest, reference } from '../../../../domain/request/loan-request';
import { isOpen } from '../../../../domain/request/states';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { EmailAddress } from '../../../../ui/data/email-address';
import { timeLeft } from '../time-left';
import { formatTimeLeft } from '../time-left-bar';
import { useNow } from '../use-now';
import { Fact, Facts } from './facts';

/** The applicant's data, the dates of the request and its deadline. */
export function RequestFacts({ request }: { readonly request: LoanRequest }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const left = timeLeft(request, useNow());
  const moment = (date: Date) => formatDate(date, 'shortMoment', language);
  return (
    <Facts>
      {isOpen(request.status) && (
        <Fact
          label={t(left.late ? 'requests.detail.term' : 'requests.detail.left')}
          urgent={left.urgent}
        >
          {formatTimeLeft(left, t)}
        </Fact>
      )}
      <Fact label={t('requests.detail.due')}>{moment(deadline(request.receivedAt))}</Fact>
      <Fact label={t('requests.detail.received')}>{moment(request.receivedAt)}</Fact>
      {request.withdrawnAt && (
        <Fact label={t('requests.detail.withdrawn')}>{moment(request.withdrawnAt)}</Fact>
      )}
      <Fact label={t('requests.detail.reference')}>{reference(request)}</Fact>
      <Fact label={t('requests.detail.cedula')}>{request.applicant.cedula}</Fact>
      <Fact label={t('requests.detail.email')}>
        <EmailAddress address={request.applicant.email} />
      </Fact>
      {request.correction && (
        <Fact label={t('requests.detail.previousEmail')}>
          <EmailAddress address={request.correction.previous} />
          <small>
            {t('requests.detail.correctedAt', { date: moment(request.correction.correctedAt) })}
          </small>
        </Fact>
      )}
      <Fact label={t('requests.detail.language')}>
        {request.language ? t(`requests.detail.languages.${request.language}`) : t('notRecorded')}
      </Fact>
    </Facts>
  );
}
