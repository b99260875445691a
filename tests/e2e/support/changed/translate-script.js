// Runs in a page: puts elements in the place of every text, as the translation of a browser does, and
// goes on with every later text. The words stay, so that tests find them. Plain JavaScript, because it
// is injected unchanged.
window.translatePage = (how) => {
  const LEFT_ALONE = 'input,textarea,select,svg,script,style,font,[translate=no]';
  const fontOf = (content) => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(content);
    outer.append(inner);
    return outer;
  };
  const ways = {
    replaced: (text) => text.replaceWith(fontOf(text.data)),
    before: (text) => {
      text.before(fontOf(text.data));
      text.remove();
    },
    after: (text) => {
      const { parentNode, nextSibling } = text;
      text.remove();
      parentNode.insertBefore(fontOf(text.data), nextSibling);
    },
    wrapped: (text) => {
      const place = document.createComment('');
      text.replaceWith(place);
      place.replaceWith(fontOf(text));
    },
  };
  const translate = (node) => {
    const texts = [];
    if (node.nodeType === Node.TEXT_NODE) texts.push(node);
    else {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode);
    }
    for (const text of texts)
      if (text.data !== '' && text.parentElement && !text.parentElement.closest(LEFT_ALONE))
        ways[how](text);
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes)
        if (node.isConnected) translate(node);
  }).observe(document.body, { characterData: true, childList: true, subtree: true });
  translate(document.body);
};
