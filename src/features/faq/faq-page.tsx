import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { faq } from '../../i18n/es/faq';
import { usePageCopy } from '../../i18n/use-language';
import { Illustration } from '../../ui/art/illustration';
import { Button } from '../../ui/button/button';
import { NoBreak } from '../../ui/data/no-break';
import { TextField } from '../../ui/form/text-field';
import { HydrateLater } from '../../ui/page/hydrate-later';
import styles from './faq-page.module.css';
import { QuestionItem } from './question-item';
import { filterQuestions, QUESTIONS, structuredData } from './questions';

/** Questions and answers: opened in place, searchable, each with its own link. */
export default function FaqPage() {
  usePageCopy({ faq });
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const questions = QUESTIONS.map((id) => ({
    id,
    question: t(`faq:questions.${id}.question`),
    answer: t(`faq:questions.${id}.answer`),
  }));
  const found = filterQuestions(questions, typed);

  return (
    <div className={`fold ${styles.faq} wrap`}>
      <header className={`fold ${styles.head}`}>
        <h1 className={`${styles.title} display`}>{t('faq:title')}</h1>
        <p className={`${styles.lead} lead`}>{t('faq:lead')}</p>
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know <search> */}
      <form role="search" className={styles.search} onSubmit={(event) => event.preventDefault()}>
        <TextField
          label={t('faq:search')}
          name="search"
          type="search"
          value={typed}
          onChange={setTyped}
          autoComplete="off"
        />
        <p className={`${styles.count} number`} role="status">
          {t('faq:found', { count: found.length })}
        </p>
      </form>
      {found.length === 0 ? (
        <div className={styles.nothing}>
          <Illustration name="empty-tray" className={styles.art} />
          <div>
            <h2 className={`title-l ${styles.nothingTitle}`}>{t('faq:nothing.title')}</h2>
            <p>
              <NoBreak>{t('faq:nothing.text')}</NoBreak>
            </p>
            <Button look="ink" className={styles.all} onClick={() => setTyped('')}>
              {t('faq:nothing.all')}
            </Button>
          </div>
        </div>
      ) : (
        <div className={styles.list}>
          <HydrateLater>
            {found.map((question) => (
              <QuestionItem key={question.id} {...question} searched={typed.trim() !== ''} />
            ))}
          </HydrateLater>
        </div>
      )}
      <script type="application/ld+json">{structuredData(questions)}</script>
    </div>
  );
}
