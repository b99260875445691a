import { estimate } from '../../src/domain/estimate';
import { readCalculators } from '../rules/read-calculators';
import { randomQuote } from '../seed/answers';
import { pick, randomFrom } from '../seed/random';
import { goals } from './goals';
import { median, type Row } from './table';

/** One estimate in Node, over every calculator with made-up answers; the median of five rounds. */
export async function benchEstimate(): Promise<Row[]> {
  const random = randomFrom(3);
  const calculators = await readCalculators();
  const asked = Array.from({ length: 20_000 }, () => {
    const calculator = pick(random, calculators);
    return { calculator, answers: randomQuote(random, calculator).answers };
  });
  const microseconds = Array.from({ length: 6 }, () => {
    // Processor time: other programs must not count.
    const start = process.cpuUsage();
    for (const { calculator, answers } of asked) estimate(calculator, answers);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / asked.length;
  });
  // The first round is the warm-up.
  const measured = median(microseconds.slice(1));
  return [{ what: 'one estimate', measured, digits: 2, unit: 'µs', atMost: goals.estimateUs }];
}
