import { useTranslation } from 'react-i18next';
import { type LoanRequest, openQuestion } from '../../../../domain/request/loan-request';
import type { Question } from '../../../../domain/request/questions';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { Warning } from '../../tab/warning';
import { useNow } from '../use-now';
import styles from './question-list.module.css';

const MINUTE_MS = 60_000;

/** What the bank asked, oldest first, and what the visitor answered. Nothing where it never asked. */
export function QuestionList({ request }: { readonly request: LoanRequest }) {
  const { t } = useTranslation('staff');
  const waiting = openQuestion(request);
  if (request.questions.length === 0) return null;
  return (
    <section className={styles.questionList}>
      <h3>{t('requests.decide.questions.title')}</h3>
      <ol>
        {request.questions.map((question) => (
          <li key={question.askedAt.toISOString()}>
            <AskedQuestion question={question} isWaiting={question === waiting} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function AskedQuestion({
  question: { need, askedAt, answer },
  isWaiting,
}: {
  readonly question: Question;
  readonly isWaiting: boolean;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const now = useNow();
  const moment = (date: Date) => formatDate(date, 'shortMoment', language);
  const minutes = Math.max(0, Math.floor((now.getTime() - askedAt.getTime()) / MINUTE_MS));
  const time =
    minutes < 60
      ? t('requests.decide.minutes', { minutes })
      : t('requests.decide.hours', { hours: Math.floor(minutes / 60) });
  return (
    <>
      <b>{need ? t(`requests.decide.needs.${need}`) : t('requests.decide.unknownNeed')}</b>
      <small className="number">
        {t('requests.decide.questions.asked', { date: moment(askedAt) })}
      </small>
      {answer && (
        <>
          <p>{answer.text}</p>
          <small className="number">
            {t('requests.decide.questions.answered', { date: moment(answer.answeredAt) })}
          </small>
        </>
      )}
      {!answer &&
        (isWaiting ? (
          <Warning>{t('requests.decide.questions.waiting', { time })}</Warning>
        ) : (
          <p className="muted">{t('requests.decide.questions.none')}</p>
        ))}
    </>
  );
}
