import type { Calculator } from '../../domain/calculator';

export default function CalculatorPage({ calculator }: { readonly calculator: Calculator }) {
  return <h1>{calculator.name}</h1>;
}
