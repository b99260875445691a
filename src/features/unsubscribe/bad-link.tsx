import { useTranslation } from 'react-i18next';
import { brand } from '../../config/brand';
import { ButtonLink } from '../../ui/button/button';
import { type Heading, UnsubscribeFrame } from './unsubscribe-frame';

/** An address without a code, or with one that no subscription has. */
export function BadLink({ heading }: { readonly heading: Heading }) {
  const { t } = useTranslation();
  return (
    <UnsubscribeFrame
      heading={heading}
      picture="torn-receipt"
      title={t('unsubscribe:badTitle')}
      text={t('unsubscribe:badText')}
    >
      <ButtonLink look="line" href={brand.phoneHref}>
        {t('unsubscribe:call')}
      </ButtonLink>
    </UnsubscribeFrame>
  );
}
