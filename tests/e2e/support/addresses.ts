import { readCalculators } from '../../../tools/rules/read-calculators';

/** Every calculator of src/games. */
export const calculators = await readCalculators();

/** The addresses of the calculators. */
export const calculatorPaths = calculators.map(({ path }) => path);
