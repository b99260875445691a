// Runs in a page before anything else: a visitor who uses its controls in turn from the first paint
// on, and in every single task while React hydrates. A step names the use and the control. Plain
// JavaScript, because it is injected unchanged.
window.hurry = (steps) => {
  /** Tasks that still follow once the page is usable. */
  const AFTER = 30;
  const SLOWLY_MS = 20;
  const done = new Map();
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const act = ([does, selector], turn) => {
    const control = document.querySelector(selector);
    const before = done.get(selector) ?? (does === 'write' ? '' : 0);
    if (does === 'press') {
      control.click();
      done.set(selector, before + 1);
      return;
    }
    if (does === 'tick') control.click();
    if (does === 'choose') {
      control.selectedIndex = turn % control.options.length;
      for (const type of ['input', 'change'])
        control.dispatchEvent(new Event(type, { bubbles: true }));
    }
    if (does === 'count' || does === 'write') {
      control.focus();
      if (does === 'count') control.select();
      const text = does === 'count' ? `${turn + 1}` : letters[turn % letters.length];
      document.execCommand('insertText', false, text);
      if (does === 'write') done.set(selector, before + text);
    }
    window.controls.expect(control.name);
  };
  const hydrating = () =>
    Object.keys(document.getElementById('root')).some((key) => key.startsWith('__reactContainer'));
  const channel = new MessageChannel();
  const next = () => {
    if (hydrating()) channel.port2.postMessage(0);
    else setTimeout(channel.port1.onmessage, SLOWLY_MS);
  };
  let turn = 0;
  let after = 0;
  channel.port1.onmessage = () => {
    if (performance.getEntriesByName('interactive').length > 0) after += 1;
    if (after > AFTER) {
      window.hurried = Object.fromEntries(done);
      return;
    }
    act(steps[turn % steps.length], turn);
    turn += 1;
    next();
  };
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    next();
  }).observe({ type: 'paint', buffered: true });
};
