import { useTranslation } from 'react-i18next';
import type { Consent } from '../../../../domain/request/loan-request';
import { Fact, Facts } from './facts';

/** What the applicant agreed to; an old record holds nothing of it. */
export function ConsentFacts({ consent }: { readonly consent: Consent | undefined }) {
  const { t } = useTranslation('staff');
  const given = (isGiven: (consent: Consent) => boolean) => {
    if (!consent) return t('notRecorded');
    return t(isGiven(consent) ? 'requests.detail.yes' : 'requests.detail.no');
  };
  return (
    <Facts title={t('requests.detail.consents')}>
      <Fact label={t('requests.detail.evaluation')}>{given(() => true)}</Fact>
      <Fact label={t('requests.detail.bureaus')}>
        {given(({ bureaus }) => bureaus !== undefined)}
      </Fact>
      <Fact label={t('requests.detail.marketing')}>{given(({ marketing }) => marketing)}</Fact>
    </Facts>
  );
}
