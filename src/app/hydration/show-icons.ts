/** Whether the picture that an element belongs to is on the screen. */
function isOnScreen(element: Element): boolean {
  // A picture within a picture has no size before it is drawn.
  const picture = element.parentElement?.closest('svg');
  if (picture) return isOnScreen(picture);
  const { width, top, bottom } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

/** Points the wanted icons of a prerendered page, or all, at their files. */
export function showIcons(isWanted: (icon: Element) => boolean = () => true): void {
  // Measure all icons before changing any; otherwise the browser lays the page out for each.
  const icons = [...document.querySelectorAll<SVGUseElement>('use[data-href]')].filter(isWanted);
  for (const icon of icons) {
    icon.setAttribute('href', icon.dataset.href ?? '');
    delete icon.dataset.href;
  }
}

/** Shows the icons on the screen, and the others when the visitor scrolls. */
export function showFirstIcons(): void {
  showIcons(isOnScreen);
  addEventListener('scroll', () => showIcons(), { once: true, passive: true });
}
