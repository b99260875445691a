import { useTranslation } from 'react-i18next';
import { brand } from '../../../config/brand';
import { formatDollars } from '../../../domain/money';
import { VERIFICATION_HOURS } from '../../../domain/request/time-limits';
import { Emblem } from '../../../ui/art/emblem';
import { Icon } from '../../../ui/art/icon';
import styles from './hero.module.css';

/** Roblox at the specified rates; a test checks that the amounts are right and add up. */
export const SAMPLE = {
  gameId: 'roblox',
  answers: { robux: 1300, limitedItems: 6, nameLetters: 9, accountYears: 7 },
  lines: [
    ['robux', '16.25'],
    ['limited', '15.00'],
    ['letters', '4.50'],
    ['years', '35.00'],
  ],
  value: formatDollars(7075),
} as const;

/** A cartridge goes into the bank's machine and a receipt comes out. */
export function HeroArt() {
  const { t } = useTranslation();
  return (
    <svg className={styles.art} viewBox="0 0 640 620" role="img" aria-label={t('home:hero.art')}>
      <path d="M80 26a22 22 0 0 1 22-22h196a22 22 0 0 1 22 22v324H80z" fill="var(--electric)" />
      <path
        d="M142 20h6v16h-6zM154 20h6v16h-6zM166 20h6v16h-6zM178 20h6v16h-6zM190 20h6v16h-6zM202 20h6v16h-6zM214 20h6v16h-6zM226 20h6v16h-6zM238 20h6v16h-6zM250 20h6v16h-6z"
        fill="#fff"
      />
      <path d="M104 52h158l34 34v172H104z" fill="var(--paper)" />
      <svg
        x="112"
        y="60"
        width="176"
        height="190"
        viewBox="0 0 120 120"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <Emblem id={SAMPLE.gameId} />
      </svg>
      <path d="M262 52l34 34v-34z" fill="var(--electric)" />
      <text x="104" y="300" fill="#fff" className={styles.game}>
        Roblox
      </text>
      <Machine hours={t('home:hero.check')} />
      <Receipt />
      <path d="M356 380h252v16H356z" />
      <path d="M356 374h252v6H356z" fill="var(--gold)" />
    </svg>
  );
}

function Machine({ hours }: { readonly hours: string }) {
  return (
    <>
      <path d="M20 330h600a20 20 0 0 1 20 20v270H0V350a20 20 0 0 1 20-20z" fill="var(--ink)" />
      <path d="M56 330h288v16H56z" />
      <path d="M56 346h288v6H56z" fill="var(--gold)" />
      <g transform="translate(40 396)" color="var(--paper)">
        <svg width="56" height="56" viewBox="0 0 40 40" aria-hidden="true">
          <Icon name="mark" />
        </svg>
        <text x="72" y="46" fill="currentColor" className={styles.logo}>
          {brand.product}
        </text>
      </g>
      <g transform="translate(40 500)">
        <path d="M26 0h28v26h26v28H54v26H26V54H0V26h26z" fill="var(--paper)" />
        <circle cx="152" cy="54" r="26" fill="var(--gold)" />
        <circle cx="218" cy="28" r="26" fill="var(--electric)" />
      </g>
      <g transform="translate(372 420)" fill="var(--paper)">
        <path d="M0 0h220v140a20 20 0 0 1-20 20H0z" fill="#2a251e" />
        <text x="20" y="44" className={styles.check}>
          {hours}
        </text>
        <text x="18" y="128" className={styles.hours}>
          {`${VERIFICATION_HOURS} h`}
        </text>
      </g>
    </>
  );
}

function Receipt() {
  const { t } = useTranslation();
  return (
    <>
      <path
        d="M372 376V84l15-14 15 14 15-14 15 14 15-14 15 14 15-14 15 14 15-14 15 14 15-14 15 14 15-14 15 14v292z"
        fill="var(--stock)"
      />
      <g fill="var(--ink)" className={styles.line}>
        <text x="392" y="124" className={styles.receiptTitle}>
          {t('home:hero.receipt.title')}
        </text>
        <path d="M392 138h172" stroke="var(--ink)" strokeWidth="2" />
        {SAMPLE.lines.map(([line, amount], index) => (
          <g key={line} transform={`translate(0 ${166 + index * 28})`}>
            <text x="392">{t(`home:hero.receipt.${line}`)}</text>
            <text x="564" textAnchor="end">
              {amount}
            </text>
          </g>
        ))}
      </g>
      <path d="M392 268h172" stroke="var(--ink)" strokeWidth="2" strokeDasharray="5 5" />
      <path d="M372 286h210v64H372z" fill="var(--gold)" />
      <text x="389" y="330" fill="var(--ink)" className={styles.value}>
        {SAMPLE.value}
      </text>
    </>
  );
}
