import './steps.css';
import { useTranslation } from 'react-i18next';
import { anchors, paths } from '../../config/paths';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';

const STEPS = [
  ['estimate', 'gamepad'],
  ['send', 'bolt'],
  ['answer', 'shield'],
] as const;

/** How it works, as one strip with three stubs. */
export function Steps() {
  const { t } = useTranslation();
  return (
    <section className="home__section steps wrap" id={anchors.info} tabIndex={-1}>
      <h2 className="home__title heading">{t('home:info.title')}</h2>
      <ol className="steps__strip on-ink">
        {STEPS.map(([step, icon], index) => (
          <li key={step} className="steps__stub">
            <span className="steps__number display" aria-hidden="true">
              {index + 1}
            </span>
            <Icon name={icon} className="steps__icon" />
            <div className="steps__words">
              <h3 className="steps__title">{t(`home:info.${step}.title`)}</h3>
              <p>{t(`home:info.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <Link className="steps__more link" to={paths.faq}>
        {t('home:info.more')}
      </Link>
    </section>
  );
}
