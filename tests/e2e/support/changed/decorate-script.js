// Runs in a page: puts an icon beside every field, now and later, as password managers do. Plain
// JavaScript, because it is injected unchanged.
window.decorateFields = () => {
  const decorate = () => {
    for (const field of document.querySelectorAll('input:not([data-decorated])')) {
      field.dataset.decorated = '';
      const icon = document.createElement('span');
      icon.className = 'icon-of-others';
      field.after(icon);
    }
  };
  decorate();
  new MutationObserver(decorate).observe(document.body, { childList: true, subtree: true });
};
