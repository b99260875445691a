/** `+`, nothing for zero, or a real minus sign, which screen readers announce as one. */
export function sign(amount: number): string {
  return amount > 0 ? '+' : amount < 0 ? '−' : '';
}
