/**
 * A function that finds a control again: itself or, if React has drawn that part of the page anew,
 * the one in its place. React does so where something else has changed a prerendered page, such as
 * a translation or the icons of a password manager. Those keep the fields' names and our classes.
 */
export function findAgain<Control extends Element>(control: Control): () => Control {
  const by = ['name', 'class'].find((attribute) => control.hasAttribute(attribute));
  const alike =
    control.localName + (by ? `[${by}="${control.getAttribute(by)}"]` : ':not([name], [class])');
  const place = [...document.querySelectorAll(alike)].indexOf(control);
  return () =>
    control.isConnected ? control : (document.querySelectorAll<Control>(alike)[place] ?? control);
}
