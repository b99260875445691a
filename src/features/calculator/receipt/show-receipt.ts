/** Id of the receipt on the page. */
export const RECEIPT_ID = 'receipt';

/** Scrolls to the receipt and moves the focus to it, without motion where that is unwanted. */
export function showReceipt(): void {
  const receipt = document.getElementById(RECEIPT_ID);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  receipt?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
  receipt?.focus({ preventScroll: true });
}
