import { emptyAnswers } from '../../src/domain/answers';
import { estimate } from '../../src/domain/estimate';
import { readCalculators } from '../rules/read-calculators';
import { randomQuote } from '../seed/answers';
import { randomFrom } from '../seed/random';
import { goals } from './goals';
import { median, type Row } from './table';

const ROUNDS = 5;
const ESTIMATES = 20_000;
const SAMPLES = 64;

/** One estimate in Node, over every calculator with made-up answers; the median of five rounds. */
export async function benchEngine(): Promise<Row[]> {
  const calculators = await readCalculators();
  const random = randomFrom(3);
  const asked = calculators.flatMap((calculator) =>
    Array.from({ length: SAMPLES }, () => ({
      calculator,
      answers: { ...emptyAnswers(calculator), ...randomQuote(random, calculator).answers },
    })),
  );
  const round = () => {
    // Processor time: other programs must not count.
    const start = process.cpuUsage();
    let done = 0;
    while (done < ESTIMATES) {
      for (const { calculator, answers } of asked) estimate(calculator, answers);
      done += asked.length;
    }
    const { user, system } = process.cpuUsage(start);
    return (user + system) / done;
  };
  round();
  const measured = median(Array.from({ length: ROUNDS }, round));
  return [
    { what: 'one estimate', measured, digits: 2, unit: 'µs', goal: { atMost: goals.estimateUs } },
  ];
}
