import './faq.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../config/brand';
import { faq } from '../../i18n/es/faq';
import { usePageCopy } from '../../i18n/use-language';
import { TextField } from '../../ui/form/text-field';
import { Illustration } from '../../ui/illustration';
import { NoBreak } from '../../ui/no-break';
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
    <div className="faq wrap">
      <header className="faq__head">
        <h1 className="faq__title display">{t('faq:title')}</h1>
        <p className="faq__lead lead">{t('faq:lead')}</p>
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know <search> */}
      <form role="search" className="faq__search" onSubmit={(event) => event.preventDefault()}>
        <TextField
          label={t('faq:search')}
          name="search"
          type="search"
          value={typed}
          onChange={setTyped}
          autoComplete="off"
        />
        <p className="faq__count number" role="status">
          {t('faq:found', { count: found.length })}
        </p>
      </form>
      {found.length === 0 ? (
        <div className="faq__nothing">
          <Illustration name="empty-tray" className="faq__art" />
          <div>
            <h2 className="faq__nothing-title">{t('faq:nothing.title')}</h2>
            <p>
              <NoBreak part={brand.phone}>{t('faq:nothing.text')}</NoBreak>
            </p>
            <button type="button" className="btn btn--ink faq__all" onClick={() => setTyped('')}>
              {t('faq:nothing.all')}
            </button>
          </div>
        </div>
      ) : (
        <div className="faq__list">
          {found.map((question) => (
            <QuestionItem key={question.id} {...question} searched={typed.trim() !== ''} />
          ))}
        </div>
      )}
      <script type="application/ld+json">{structuredData(questions)}</script>
    </div>
  );
}
