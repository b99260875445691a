import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffBackend } from '../../../data/staff/backend';
import { isUnreadable, type Listed } from '../../../data/staff/lists';
import {
  formatLoanAmount,
  formatRate,
  type LoanConditions,
  type LoanDraft,
  type LoanTerms,
  lastDayOf,
} from '../../../domain/loan/terms';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Facts } from '../../../ui/data/facts';
import {
  type DraftPeople,
  NO_PEOPLE,
  namesText,
  readDraftPeople,
  versionWriters,
} from '../drafts/writers';
import { Loaded } from '../parts/loaded';
import { momentText } from '../parts/moment-text';
import { Section } from '../parts/section';
import { readStaffNames } from '../session/staff-names';
import { useStaffRemote } from '../session/use-staff';
import { LoanDraftForm } from './loan-draft-form';
import styles from './loan-terms-editor.module.css';
import { ReferenceForm } from './reference-form';
import { yearlyCostText } from './yearly-cost-text';

/** Everything that the section shows, and the names of those whose work it is. */
interface LoanWork {
  readonly conditions: LoanConditions | undefined;
  readonly draft: LoanDraft | undefined;
  readonly history: readonly Listed<LoanTerms>[];
  readonly names: ReadonlyMap<string, string>;
  /** Nobody without a draft. */
  readonly people: DraftPeople;
}

async function readWork(staff: StaffBackend): Promise<LoanWork> {
  const [conditions, draft, history] = await Promise.all([
    staff.read('loanConditions'),
    staff.read('loanDraft'),
    staff.read('loanHistory'),
  ]);
  const uids = [
    conditions?.reference?.author,
    ...history.flatMap((row) => (isUnreadable(row) ? [] : [...versionWriters(row), row.publisher])),
  ].filter((uid) => uid !== undefined);
  const [names, people] = await Promise.all([
    readStaffNames(staff, uids),
    draft ? readDraftPeople(staff) : NO_PEOPLE,
  ]);
  return { conditions, draft, history, names, people };
}

/** The work on the example of a loan: its terms from a draft to their history, and the reference rate. */
export function LoanTermsEditor() {
  const { t } = useTranslation('staff');
  const found = useStaffRemote(useCallback(readWork, []));
  return (
    <Loaded of={found} unreadable={t('loan.unreadable')}>
      {({ conditions, draft, history, names, people }) => (
        <>
          <Section title={t('loan.facts.title')}>
            {conditions ? <TermsInForce terms={conditions.terms} /> : <p>{t('loan.none')}</p>}
          </Section>
          {conditions && <ReferenceForm first={conditions.reference} names={names} />}
          <LoanDraftForm
            stored={{ terms: conditions?.terms, draft }}
            people={people}
            onPublished={found.reload}
          />
          <Section title={t('rates.history.title')}>
            <History rows={history} names={names} />
          </Section>
        </>
      )}
    </Loaded>
  );
}

function TermsInForce({ terms }: { readonly terms: LoanTerms }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { lowestRate, highestRate, openingRate, openingFee } = terms;
  const day = (date: Date) => formatDate(date, 'date', language);
  const rates = lowestRate === highestRate ? [highestRate] : [lowestRate, highestRate];
  const rows = [
    {
      label: t('loan.facts.amounts'),
      text: `${formatLoanAmount(terms.smallest)} – ${formatLoanAmount(terms.largest)}`,
    },
    { label: t('loan.facts.months'), text: terms.months.join(', ') },
    {
      label: t('loan.facts.rate'),
      text: rates.map((rate) => formatRate(rate, language)).join(' – '),
    },
    {
      label: t('loan.facts.yearlyCost', { amount: formatLoanAmount(terms.smallest) }),
      text: yearlyCostText(terms, t, language),
    },
    {
      label: t('loan.facts.opening'),
      text: openingRate > 0 ? formatRate(openingRate, language) : formatLoanAmount(openingFee),
    },
    { label: t('loan.facts.insurance'), text: formatLoanAmount(terms.insurance) },
  ];
  return (
    <>
      <p className={styles.version}>
        {t('loan.inForce', {
          version: terms.version,
          from: day(terms.since),
          to: day(lastDayOf(terms)),
        })}
      </p>
      <Facts className={styles.facts} rows={rows} />
    </>
  );
}

function History({
  rows,
  names,
}: {
  readonly rows: readonly Listed<LoanTerms>[];
  readonly names: ReadonlyMap<string, string>;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const nameOf = (uid: string) => names.get(uid) ?? t('somebody');
  if (rows.length === 0) return <p>{t('loan.history.empty')}</p>;
  return (
    <ul className={`stack ${styles.history}`}>
      {rows.map((row) =>
        isUnreadable(row) ? (
          <li key={row.id}>{t('loan.history.unreadable', { version: row.id })}</li>
        ) : (
          <li key={row.version}>
            <b>{t('loan.history.version', { version: row.version })}</b>
            <span>{momentText(row.since, language)}</span>
            <span>{row.reason[language]}</span>
            <span>
              {t('loan.history.people', {
                author: namesText(versionWriters(row), names, language, t),
                publisher: nameOf(row.publisher),
              })}
            </span>
            <span className="number">
              {formatRate(row.highestRate, language)} ·{' '}
              {t('loan.history.yearlyCost', {
                amount: formatLoanAmount(row.smallest),
                cost: yearlyCostText(row, t, language),
              })}{' '}
              · {row.months.join(', ')} · {formatLoanAmount(row.smallest)} –{' '}
              {formatLoanAmount(row.largest)}
            </span>
          </li>
        ),
      )}
    </ul>
  );
}
