// Runs in a page before anything else: notes what each control was given and whenever it shows
// something else, at every frame and after every task that changes the document. Plain JavaScript,
// because it is handed over as written.
((w, d) => {
  const given = new Map();
  const undone = [];
  const read = (name) => {
    const controls = [...d.querySelectorAll(`[name="${name}"]`)];
    const control = controls.find(({ type, checked }) => type !== 'radio' || checked);
    if (control?.type === 'checkbox') return control.checked;
    // Left alone, a quantity gets its commas.
    if (control?.inputMode === 'numeric') return Number(control.value.replace(/\D/g, ''));
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
  // What the page repeats by itself is not trusted. A box is ticked before its click is told.
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
