/** What has taken the place of texts that something else than React took out of the page. */
const standIns = new WeakMap<Node, Node>();

/** Those, which may be replaced in turn. */
const strangers = new WeakSet<Node>();

const observer = new MutationObserver(note);

/** Follows what takes the place of a text, and puts the text back once React has changed it. */
function note(records: readonly MutationRecord[]): void {
  for (const record of records) {
    const { type, target, removedNodes } = record;
    if (type === 'characterData' && target.parentNode === null) putBack(target);
    for (const taken of removedNodes) {
      const isText = taken instanceof Text;
      if (taken.parentNode !== null || !(isText || strangers.has(taken))) continue;
      const standIn = inPlaceOf(record, records);
      if (!standIn) continue;
      standIns.set(taken, standIn);
      standIns.delete(standIn);
      strangers.add(standIn);
      if (isText) observer.observe(taken, { characterData: true });
    }
  }
}

/** What came in the place of what a record removes: with it, beside it before, or after it. */
function inPlaceOf(
  { target, addedNodes, previousSibling, nextSibling }: MutationRecord,
  records: readonly MutationRecord[],
): Node | undefined {
  if (addedNodes[0]) return addedNodes[0];
  const others = records.filter((other) => other.target === target && other.addedNodes[0]);
  const beside = others.find(
    ({ addedNodes: [added] }) => added === previousSibling || added === nextSibling,
  );
  const after = others.find(
    (other) => other.previousSibling === previousSibling && other.nextSibling === nextSibling,
  );
  return (beside ?? after)?.addedNodes[0];
}

/** What stands for a node now: what took its place, or what took the place of that. */
function standInOf(node: Node): Node | undefined {
  let standIn = standIns.get(node);
  while (standIn?.parentNode === null) standIn = standIns.get(standIn);
  return standIn;
}

function putBack(node: Node, standIn = standInOf(node)): void {
  standIn?.parentNode?.replaceChild(node, standIn);
}

/** Puts a child that React is about to touch back where React left it; false if it has no place. */
function bringBack(parent: Node, child: Node): boolean {
  note(observer.takeRecords());
  if (child.parentNode === parent) return true;
  let standIn: Node | null | undefined = child.parentNode ?? standInOf(child);
  while (standIn && standIn.parentNode !== parent) standIn = standIn.parentNode;
  if (standIn) putBack(child, standIn);
  return standIn !== null && standIn !== undefined;
}

/**
 * Lets React work on a page that something else changes too. A translation by the browser puts
 * elements in the place of texts; where React then removes such a text, or inserts before it, the
 * browser throws, and the whole page would end in the error screen. Where React changes one, nobody
 * would see it (facebook/react#11538). So the two calls first put the node back where React left it,
 * and a changed text goes back by itself; the translation then sees a new text.
 */
export function withstandForeignChanges(): void {
  observer.observe(document, { childList: true, subtree: true });
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    return bringBack(this, child) ? (removeChild.call(this, child) as Child) : child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    const place = before && bringBack(this, before) ? before : null;
    return insertBefore.call(this, child, place) as Child;
  };
}
