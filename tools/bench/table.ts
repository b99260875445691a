/** One line of the table: a measurement and its goal. */
export interface Row {
  readonly what: string;
  readonly measured: number;
  readonly unit?: string;
  /** Decimals worth showing; none by default. */
  readonly digits?: number;
  /** The measurement divided by its baseline, if the goal is a ratio. */
  readonly ratio?: number;
  /** The goal; a row without one is information only. */
  readonly atMost?: number;
  readonly atLeast?: number;
}

/** The middle one of some measurements, the upper of two. Throws a RangeError without any. */
export function median(measured: readonly number[]): number {
  const middle = [...measured].sort((a, b) => a - b)[Math.floor(measured.length / 2)];
  if (middle === undefined) throw new RangeError('Nothing was measured');
  return middle;
}

function passes({ measured, ratio, atMost = Infinity, atLeast = -Infinity }: Row): boolean {
  const value = ratio === undefined ? measured : Number(ratio.toFixed(2));
  return value <= atMost && value >= atLeast;
}

const isJudged = ({ atMost, atLeast }: Row) => (atMost ?? atLeast) !== undefined;

function line(row: Row): string {
  const { what, measured, digits = 0, unit = '', ratio, atMost, atLeast } = row;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const figure = `${measured.toLocaleString('en-US', format)} ${unit}`.trim();
  const goal = atMost === undefined ? `≥ ${atLeast}` : `≤ ${atMost}`;
  const outcome = passes(row) ? 'pass' : '**short**';
  const judged = isJudged(row) ? `${goal} | ${outcome}` : ' | ';
  return `| ${what} | ${figure} | ${ratio?.toFixed(2) ?? ''} | ${judged} |`;
}

/** Rows as a Markdown table, with a line that counts the goals reached. */
export function renderTable(rows: readonly Row[]): string {
  const judged = rows.filter(isJudged);
  const reached = `${judged.filter(passes).length} of ${judged.length} goals reached.`;
  const head = '| what | median | × | goal | |\n|---|--:|--:|--:|---|';
  return `${head}\n${rows.map(line).join('\n')}\n\n${reached}`;
}
