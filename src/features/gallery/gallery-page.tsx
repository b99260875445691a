import { useLanguage } from '../../i18n/use-language';
import { DataParts } from './data-parts';
import { FeedbackParts } from './feedback-parts';
import { FormParts } from './form-parts';
import styles from './gallery-page.module.css';
import { Part } from './part';
import { PictureParts } from './picture-parts';
import { words as allWords } from './words';

/** The design system in its states, for those who work on it: only in development, at /gallery. */
export default function GalleryPage() {
  const { language } = useLanguage();
  const words = allWords[language];
  return (
    <div className={`${styles.gallery} wrap`}>
      <h1 className="display">{words.title}</h1>
      <Part title={words.type}>
        <p className="heading">{words.heading}</p>
        <p className="lead">{words.lead}</p>
        <a className="link" href="#main">
          {words.link}
        </a>
        <p className="muted">{words.muted}</p>
        <p className="figure money">US$1,234.50</p>
      </Part>
      <FormParts words={words} />
      <FeedbackParts words={words} />
      <DataParts words={words} />
      <PictureParts words={words} />
    </div>
  );
}
