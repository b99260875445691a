/** One line of the benchmarks: what was measured and what it should be. */
export interface Row {
  readonly what: string;
  readonly measured: number;
  /** Decimals worth showing; none by default. */
  readonly digits?: number;
  readonly unit?: string;
  /** Measured divided by its baseline, where the goal is a ratio. */
  readonly ratio?: number;
  /** Absent: shown for information only. */
  readonly goal?: { readonly atMost: number } | { readonly atLeast: number };
}

/** The middle one of some measurements, the upper of two. Throws a RangeError without any. */
export function median(measured: readonly number[]): number {
  const middle = [...measured].sort((a, b) => a - b)[Math.floor(measured.length / 2)];
  if (middle === undefined) throw new RangeError('Nothing was measured');
  return middle;
}

function passes({ measured, ratio, goal }: Row): boolean | undefined {
  if (goal === undefined) return undefined;
  const value = ratio === undefined ? measured : Number(ratio.toFixed(2));
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
}

function goalText({ goal, ratio }: Row): string {
  if (goal === undefined) return '';
  const [sign, value] = 'atMost' in goal ? ['≤', goal.atMost] : ['≥', goal.atLeast];
  return `${sign} ${value.toLocaleString('en-US')}${ratio === undefined ? '' : ' ×'}`;
}

function line(row: Row): string {
  const { what, measured, digits = 0, unit, ratio } = row;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const figure = [measured.toLocaleString('en-US', format), unit].filter(Boolean).join(' ');
  const outcome = { true: 'pass', false: '**short**', undefined: '' }[`${passes(row)}`];
  const times = ratio === undefined ? '' : ratio.toFixed(2);
  return `| ${what} | ${figure} | ${times} | ${goalText(row)} | ${outcome} |`;
}

/** Rows as a Markdown table, with a line that counts the goals reached. */
export function renderTable(rows: readonly Row[]): string {
  const outcomes = rows.map(passes).filter((outcome) => outcome !== undefined);
  const reached = outcomes.filter(Boolean).length;
  return [
    '| what | median | × | goal | |',
    '|---|--:|--:|--:|---|',
    ...rows.map(line),
    '',
    `${reached} of ${outcomes.length} goals reached.`,
  ].join('\n');
}
