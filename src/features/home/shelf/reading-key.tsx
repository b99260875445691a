import './reading-key.css';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon';

/** How to read the values of the shelf. */
export function ReadingKey() {
  const { t } = useTranslation();
  return (
    <div className="reading-key torn">
      <h3 className="reading-key__title">{t('home:key.title')}</h3>
      <p>{t('home:key.text')}</p>
      <ul className="reading-key__list">
        {(['up', 'down'] as const).map((direction) => (
          <li key={direction}>
            {t(`home:key.${direction}`)}
            <span className={`trend-mark trend-mark--${direction}`} aria-hidden="true">
              <Icon name="arrow-up" className="trend-mark__arrow" />
            </span>
          </li>
        ))}
        <li>
          {t('home:key.equal')}
          <span className="trend-mark" aria-hidden="true">
            {t('home:games.equal')}
          </span>
        </li>
      </ul>
    </div>
  );
}
