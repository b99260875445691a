// Runs in a page before anything else: records the input of each control and every moment at which
// it shows something else, at every frame and after every task that changes the document. Plain
// JavaScript, because it is injected unchanged.
((w, d) => {
  const given = new Map();
  const undone = [];
  const read = (name) => {
    const controls = [...d.querySelectorAll(`[name="${name}"]`)];
    const control = controls.find(({ type, checked }) => type !== 'radio' || checked);
    if (control?.type === 'checkbox') return control.checked;
    // Left alone, a quantity gets its commas. One above the largest becomes the largest, and is said.
    if (control?.inputMode === 'numeric')
      return Math.min(9_999_999, Number(control.value.replace(/\D/g, '')));
    return control?.value;
  };
  const expect = (name) => given.set(name, read(name));
  const look = () => {
    for (const [name, value] of given) {
      const shown = read(name);
      if (shown === value) continue;
      undone.push(`${name} was given ${value} and shows ${shown}`);
      given.set(name, shown);
    }
  };
  w.controls = { expect, undone };
  // Events that the page replays are not trusted. A box is ticked before its click is dispatched.
  const note = ({ isTrusted, target }) => isTrusted && target.name && expect(target.name);
  w.addEventListener('input', note, true);
  w.addEventListener('click', (event) => 'checked' in event.target && note(event), true);
  // After the task that changed the document: within it, nobody can see a step of the change.
  const afterTask = new MessageChannel();
  afterTask.port1.onmessage = look;
  new MutationObserver(() => afterTask.port2.postMessage(null)).observe(d, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  const frame = () => {
    look();
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})(window, document);
