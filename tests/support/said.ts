/** The live texts of the page as they are now, in its order: what a screen reader was told last. */
export function said(): string[] {
  const places = document.querySelectorAll('[aria-live], [role="status"], [role="alert"], output');
  return [...places]
    .filter((place) => place.getAttribute('aria-live') !== 'off' && !place.closest('[hidden]'))
    .map((place) => place.textContent?.trim() ?? '')
    .filter((text) => text !== '');
}
